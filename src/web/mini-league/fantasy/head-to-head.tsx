import { useQuery } from "@tanstack/react-query";
import { Swords } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { DuelTableRow, getHeadToHead } from "#contract/mini-league/mini-league-fantasy.ts";
import { DUEL_DRAWN, DUEL_WON } from "#game/fantasy/table/head-to-head.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { standingColumns } from "#web/leaderboard/standing-columns.tsx";
import type { Words } from "#words/noun.ts";
import { DuelList } from "./duel-list.tsx";
import { FantasyLeagueSelect } from "./fantasy-league-select.tsx";
import { headToHeadQuery } from "./fantasy-league-queries.ts";
import { NoFantasyLeague } from "./no-fantasy-league.tsx";

type Found = ResponseOf<typeof getHeadToHead>;

export interface HeadToHeadProps {
  /** Of the mini-league. */
  readonly leagueId: number;
  readonly viewerId: string;
}

/** The duels of a mini-league by gameweek, and their table. */
export function HeadToHead({ leagueId, viewerId }: HeadToHeadProps) {
  const { t } = useTranslation("league");
  const [fantasyId, setFantasyId] = useState<number | null>(null);
  const [round, setRound] = useState<number | null>(null);
  const found = useQuery(
    headToHeadQuery(leagueId, {
      ...(fantasyId !== null && { fantasyLeagueId: fantasyId }),
      ...(round !== null && { round }),
    }),
  );
  return (
    <ReadView
      query={found}
      failure={t("duels.failure")}
      skeleton={<RowsSkeleton count={6} label={t("duels.loading")} />}
    >
      {(duels) =>
        duels.fantasyLeague === null || duels.round === null ? (
          <NoFantasyLeague />
        ) : (
          <div className="grid gap-6">
            <Panel title={t("duels.title")} isFlush>
              <div className="grid gap-4">
                <div className="grid gap-4 px-5 sm:grid-cols-2">
                  <FantasyLeagueSelect
                    leagues={duels.fantasyLeagues}
                    chosenId={duels.fantasyLeague.id}
                    onChoose={(id) => {
                      setFantasyId(id);
                      setRound(null);
                    }}
                  />
                  <RoundSelect found={duels} round={duels.round.round} onChoose={setRound} />
                </div>
                <Duels found={duels} leagueId={leagueId} viewerId={viewerId} />
              </div>
            </Panel>
            <DuelTable rows={duels.table} viewerId={viewerId} />
          </div>
        )
      }
    </ReadView>
  );
}

interface DuelTableProps {
  readonly rows: readonly DuelTableRow[];
  readonly viewerId: string;
}

/** The head-to-head table. */
function DuelTable({ rows, viewerId }: DuelTableProps) {
  const { t } = useTranslation("league");
  return (
    <Panel
      title={t("league.duels")}
      description={t("duels.description", { won: DUEL_WON, drawn: DUEL_DRAWN })}
      isFlush
      className="[&_:is(th,td):first-child]:w-16"
    >
      <Table
        caption={t("duels.caption")}
        columns={columnsFor(t, viewerId)}
        rows={rows}
        rowKey={({ id }) => id}
        isHighlighted={({ id }) => id === viewerId}
      />
    </Panel>
  );
}

function columnsFor(t: Words<"league">, viewerId: string): readonly TableColumn<DuelTableRow>[] {
  return [
    ...standingColumns<DuelTableRow>(viewerId, ({ won, drawn, lost }) =>
      t("duels.record", { won, drawn, lost }),
    ),
    {
      key: "pointsFor",
      header: t("duels.fantasyPoints"),
      isNumeric: true,
      isWideOnly: true,
      cell: ({ pointsFor }) => pointsFor,
    },
    { key: "tablePoints", header: t("points"), isNumeric: true, cell: ({ tablePoints }) => tablePoints },
  ];
}

interface RoundSelectProps {
  readonly found: Found;
  readonly round: number;
  readonly onChoose: (round: number) => void;
}

function RoundSelect({ found, round, onChoose }: RoundSelectProps) {
  const { t } = useTranslation("fantasy");
  return (
    <SelectField
      label={t("score.select")}
      options={found.rounds.map((one) => ({
        value: String(one.round),
        label: t(`score.option.${one.state}`, { round: one.round }),
      }))}
      value={String(round)}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  );
}

function Duels({ found, leagueId, viewerId }: HeadToHeadProps & { readonly found: Found }) {
  const { t } = useTranslation("league");
  const { duels, round, fantasyLeague } = found;
  if (round === null || fantasyLeague === null) return null;
  if (duels.length === 0) {
    return (
      <EmptyState
        icon={<Swords aria-hidden="true" />}
        title={t("duels.none.title")}
        description={t("duels.none.description")}
      />
    );
  }
  return <DuelList {...{ duels, round, leagueId, viewerId }} fantasyId={fantasyLeague.id} />;
}
