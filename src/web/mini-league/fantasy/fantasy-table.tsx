import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/endpoint.ts";
import type {
  getMiniLeagueFantasy,
  MiniLeagueFantasyRow,
} from "#contract/mini-league/mini-league-fantasy.ts";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { words } from "#web/language/words.ts";
import { leagueTieText } from "#web/fantasy/points/league-tie-text.ts";
import { scopeChoice, ScopeSelect } from "#web/fantasy/points/table-scope.tsx";
import { FantasyLeagueSelect } from "./fantasy-league-select.tsx";
import { leagueFantasyQuery } from "./fantasy-league-queries.ts";
import { NoFantasyLeague } from "./no-fantasy-league.tsx";
import { standingColumns } from "#web/leaderboard/standing-columns.tsx";

type Found = ResponseOf<typeof getMiniLeagueFantasy>;

export interface FantasyTableProps {
  /** Of the mini-league. */
  readonly leagueId: number;
  readonly viewerId: string;
}

/** A mini-league ranked by fantasy points: over the season, a month or a gameweek. */
export function FantasyTable({ leagueId, viewerId }: FantasyTableProps) {
  const { t } = useTranslation("league");
  const [fantasyId, setFantasyId] = useState<number | null>(null);
  const [scope, setScope] = useState("season");
  const asked = { ...scopeChoice(scope), ...(fantasyId !== null && { fantasyLeagueId: fantasyId }) };
  const table = useQuery(leagueFantasyQuery(leagueId, asked));
  return (
    <Panel
      title={t("fantasy.title")}
      action={<StateBadge found={table.data} />}
      isFlush
      className="[&_:is(th,td):first-child]:w-16"
    >
      <ReadView
        query={table}
        failure={t("fantasy.failure")}
        skeleton={
          <div className="px-5 pb-5">
            <RowsSkeleton count={5} label={t("fantasy.loading")} />
          </div>
        }
      >
        {(found) => (
          <FoundTable
            {...{ found, scope, viewerId }}
            onScope={setScope}
            onLeague={(id) => {
              setFantasyId(id);
              setScope("season");
            }}
          />
        )}
      </ReadView>
    </Panel>
  );
}

interface FoundTableProps {
  readonly found: Found;
  readonly scope: string;
  readonly viewerId: string;
  readonly onScope: (scope: string) => void;
  readonly onLeague: (id: number) => void;
}

function FoundTable({ found, scope, viewerId, onScope, onLeague }: FoundTableProps) {
  const { t } = useTranslation(["league", "fantasy"]);
  const { fantasyLeagues, fantasyLeague, rows } = found;
  if (fantasyLeague === null) return <NoFantasyLeague />;
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 px-5 sm:grid-cols-2">
        <FantasyLeagueSelect leagues={fantasyLeagues} chosenId={fantasyLeague.id} onChoose={onLeague} />
        <ScopeSelect
          label={t("fantasy.gameweeks")}
          months={found.months}
          rounds={found.rounds}
          scope={scope}
          onChoose={onScope}
        />
      </div>
      <Table
        caption={t("fantasy.caption", { name: fantasyLeague.name })}
        columns={columnsFor(
          t,
          viewerId,
          found.rows.some(({ points }) => points > 0),
        )}
        rows={rows}
        rowKey={({ id }) => id}
        isHighlighted={({ id }) => id === viewerId}
      />
    </div>
  );
}

/** Whether the points can still change; nothing before the first gameweek. */
function StateBadge({ found }: { readonly found: Found | undefined }) {
  const { t } = useTranslation("league");
  if (found === undefined || found.rounds.length === 0) return null;
  return (
    <Badge variant={found.isFinal ? "default" : "secondary"}>
      {t(found.isFinal ? "final" : "provisional")}
    </Badge>
  );
}

function columnsFor(
  t: TFunction<["league", "fantasy"]>,
  viewerId: string,
  isRanked: boolean,
): readonly TableColumn<MiniLeagueFantasyRow>[] {
  return [
    ...standingColumns<MiniLeagueFantasyRow>(
      viewerId,
      ({ position, decidedBy, points }) =>
        position === null ? t("fantasy.noSquad") : leagueTieText(words("fantasy"), decidedBy, points),
      isRanked,
    ),
    {
      key: "points",
      header: t("points"),
      isNumeric: true,
      cell: ({ points, position }) => (position === null ? "–" : points),
    },
  ];
}
