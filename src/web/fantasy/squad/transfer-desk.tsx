import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnCardView } from "#contract/card/card.ts";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { FantasyLeagueView, getMyTeam } from "#contract/fantasy/league.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { lineUpHelpQuery, useExecuteTransfers, validationQuery } from "#web/fantasy/fantasy-queries.ts";
import { HistoryPanel } from "#web/fantasy/history-panel.tsx";
import { CardPicker } from "./card-picker.tsx";
import { PowersPanel } from "./powers-panel.tsx";
import { NOTHING_SELECTED, requestOf, type Selection, selectionOf } from "./selection.ts";
import { QuickPicks } from "./quick-picks.tsx";
import { SquadDesk } from "./squad-desk.tsx";

type MyTeam = ResponseOf<typeof getMyTeam>;

export interface TransferDeskProps {
  readonly league: FantasyLeagueView;
  readonly round: number;
  readonly team: MyTeam;
  readonly cards: readonly OwnCardView[];
}

/** Puts a squad together, checks and executes it (spec §2 and §4, Transfers). */
export function TransferDesk({ league, round, team, cards }: TransferDeskProps) {
  const { t } = useTranslation("fantasy");
  const [selection, setSelection] = useState<Selection>(() => selectionOf(team.entries));
  const help = useQuery(lineUpHelpQuery(league.id));
  const byId = new Map(cards.map((card) => [card.id, card]));
  const helpOf = help.isPending ? null : new Map(help.data?.cards.map((one) => [one.cardId, one]));
  const best = help.data?.bestNine ?? null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-6 max-lg:contents">
        <Panel
          title={t("squad.title")}
          action={
            <QuickPicks entries={team.entries} best={best} selection={selection} onChange={setSelection} />
          }
        >
          <Desk
            leagueId={league.id}
            round={round}
            cards={byId}
            selection={selection}
            onChange={setSelection}
          />
        </Panel>
        <div className="max-lg:order-last">
          <HistoryPanel leagueId={league.id} />
        </div>
      </div>
      <div className="grid min-w-0 gap-6 max-lg:contents">
        <Panel title={t("picker.title")}>
          <CardPicker cards={cards} help={helpOf} selection={selection} onChange={setSelection} />
        </Panel>
        <PowersPanel
          leagueId={league.id}
          isWildcardRound={team.isWildcardRound}
          cards={byId}
          selection={selection}
          onChange={setSelection}
        />
      </div>
    </div>
  );
}

interface DeskProps {
  readonly leagueId: number;
  readonly round: number;
  readonly cards: ReadonlyMap<number, OwnCardView>;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

/** The selections are reset after a success (spec §4). */
function Desk({ leagueId, round, cards, selection, onChange }: DeskProps) {
  const request = requestOf(selection, { leagueId, round });
  const validation = useQuery(validationQuery(request));
  const executing = useExecuteTransfers();
  return (
    <SquadDesk
      request={request}
      calls={{ validation, executing }}
      cards={cards}
      selection={selection}
      onChange={onChange}
      onExecuted={() => onChange(NOTHING_SELECTED)}
    />
  );
}
