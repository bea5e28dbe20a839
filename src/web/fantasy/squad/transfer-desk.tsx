import { useQuery } from "@tanstack/react-query";
import { Wand2 } from "lucide-react";
import { useState } from "react";
import type { OwnCardView } from "#contract/card/card.ts";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getLineUpHelp } from "#contract/fantasy/help.ts";
import type { FantasyLeagueView, getMyTeam } from "#contract/fantasy/league.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { lineUpHelpQuery } from "../fantasy-queries.ts";
import { HistoryPanel } from "../history-panel.tsx";
import { BenchList } from "./bench-list.tsx";
import { CardActions } from "./card-actions.tsx";
import { CardPicker } from "./card-picker.tsx";
import { PowersPanel } from "./powers-panel.tsx";
import { NOTHING_SELECTED, requestOf, type Selection, selectionOf } from "./selection.ts";
import { SquadPitch } from "./squad-pitch.tsx";
import { useVerdict } from "./use-verdict.ts";
import { Verdict } from "./verdict.tsx";

type MyTeam = ResponseOf<typeof getMyTeam>;
type BestNine = NonNullable<ResponseOf<typeof getLineUpHelp>["bestNine"]>;

export interface TransferDeskProps {
  readonly league: FantasyLeagueView;
  readonly round: number;
  readonly team: MyTeam;
  readonly cards: readonly OwnCardView[];
}

/** Where a squad is put together, checked and executed (spec §2 and §4, Transfers). */
export function TransferDesk({ league, round, team, cards }: TransferDeskProps) {
  const [selection, setSelection] = useState<Selection>(() => selectionOf(team.entries));
  const help = useQuery(lineUpHelpQuery(league.id));
  const byId = new Map(cards.map((card) => [card.id, card]));
  const helpOf = new Map(help.data?.cards.map((one) => [one.cardId, one]));
  const best = help.data?.bestNine ?? null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-6 max-lg:contents">
        <Panel
          title="Your Squad"
          action={<QuickPicks team={team} best={best} selection={selection} onChange={setSelection} />}
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
        <Panel title="Your Cards">
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

interface QuickPicksProps {
  readonly team: MyTeam;
  readonly best: BestNine | null;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

/** Whole squads at one press: the one that stands, and the best of the collection. */
function QuickPicks({ team, best, selection, onChange }: QuickPicksProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {team.hasTeam && (
        <Button size="small" variant="ghost" onClick={() => onChange(selectionOf(team.entries))}>
          My squad
        </Button>
      )}
      <Button
        size="small"
        variant="secondary"
        disabled={best === null}
        icon={<Wand2 aria-hidden="true" />}
        onClick={() => best !== null && onChange(bestSelection(best, selection))}
      >
        Best nine I own
      </Button>
    </div>
  );
}

function bestSelection(best: BestNine, current: Selection): Selection {
  const { starterIds: starters, benchIds: bench, captainId, viceCaptainId } = best;
  const { useWildcard } = current;
  return { ...NOTHING_SELECTED, starters, bench, captainId, viceCaptainId, useWildcard };
}

interface DeskProps {
  readonly leagueId: number;
  readonly round: number;
  readonly cards: ReadonlyMap<number, OwnCardView>;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

function Desk({ leagueId, round, cards, selection, onChange }: DeskProps) {
  const [activeId, setActiveId] = useState<number | null>(null);
  const request = requestOf(selection, { leagueId, round });
  const { validation, execute, isValid } = useVerdict(request, () => onChange(NOTHING_SELECTED));
  const errors = request === null ? [] : (validation.data?.errors ?? []);
  const wrongIds = new Set(errors.flatMap(({ cardId }) => cardId ?? []));
  const active = selection.starters.includes(activeId ?? 0) ? cards.get(activeId ?? 0) : undefined;
  return (
    <div className="grid gap-5">
      <SquadPitch {...{ selection, cards, wrongIds, activeId, onChange }} onActivate={setActiveId} />
      {active === undefined ? (
        <Notice>Press a card on the pitch to make it captain or vice-captain.</Notice>
      ) : (
        <section aria-label="Chosen card" className="grid gap-2">
          <h3 className="type-label">{active.playerName}</h3>
          <CardActions card={active} selection={selection} onChange={onChange} />
        </section>
      )}
      <BenchList {...{ selection, cards, wrongIds, onChange }} />
      <Verdict validation={validation} isComplete={request !== null} cards={cards} />
      <Button
        size="large"
        isBlock
        disabled={!isValid}
        isPending={execute.isPending}
        pendingLabel="Executing..."
        onClick={execute.send}
      >
        Execute Transfer
      </Button>
    </div>
  );
}
