import { useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import type { SquadScoreView } from "#contract/fantasy/points.ts";
import type { PracticeGameweek, PracticeView } from "#contract/fantasy/practice.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { StatTile, StatTiles } from "#web/ui/record/stat-tile.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { BestLineUp, ScoredCards } from "#web/fantasy/points/scored-squad.tsx";
import { practicePointsQuery } from "./practice-queries.ts";

const SKELETON_ROWS = 9;

export interface GameweekResultsProps {
  readonly practice: PracticeView;
  /** The gameweek whose points are shown; null before the first. */
  readonly shown: number | null;
  readonly onShow: (round: number) => void;
}

/** The gameweeks that were played: one of them card by card, and all of them in a table. */
export function GameweekResults({ practice, shown, onShow }: GameweekResultsProps) {
  const { played } = practice;
  if (shown === null) {
    return (
      <EmptyState
        icon={<ListChecks aria-hidden="true" />}
        title="No gameweek played yet"
        description="Choose your squad, then press Play: its points stand here, with a receipt for every card."
      />
    );
  }
  return (
    <div className="grid gap-6">
      {played.length > 1 && (
        <SelectField
          label="Gameweek"
          className="max-w-60"
          options={played.map(({ round, total }) => ({
            value: String(round),
            label: `Gameweek ${round}, ${total} points`,
          }))}
          value={String(shown)}
          onChange={({ target }) => onShow(Number(target.value))}
        />
      )}
      <Gameweek key={shown} id={practice.id} round={shown} gameweeks={played} />
    </div>
  );
}

interface GameweekProps {
  readonly id: number;
  readonly round: number;
  readonly gameweeks: readonly PracticeGameweek[];
}

function Gameweek({ id, round, gameweeks }: GameweekProps) {
  const points = useQuery(practicePointsQuery(id, round));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Panel title={`Gameweek ${round}`} action={<Badge>Final</Badge>}>
        <ReadView
          query={points}
          failure="Failed to load the points"
          skeleton={<RowsSkeleton count={SKELETON_ROWS} label="Loading the points" />}
        >
          {({ score }) => (
            <div className="grid gap-5">
              <Figures score={score} />
              <div className="grid gap-4">
                <ScoredCards score={score} isFinal />
              </div>
            </div>
          )}
        </ReadView>
      </Panel>
      <div className="grid gap-6">
        {points.data && <BestLineUp score={points.data.score} />}
        <Panel title="All Gameweeks" isFlush>
          <Table
            caption="The gameweeks that were played"
            columns={COLUMNS}
            rows={gameweeks}
            rowKey={(one) => one.round}
            isHighlighted={(one) => one.round === round}
          />
        </Panel>
      </div>
    </div>
  );
}

function Figures({ score }: { readonly score: SquadScoreView }) {
  const { total, cost, leftOnBench, best } = score;
  return (
    <StatTiles>
      <StatTile label="Points" value={total} />
      <StatTile label="Best possible" value={best?.points ?? "–"} />
      <StatTile label="Left on bench" value={leftOnBench} />
      <StatTile label="Transfers" value={cost === 0 ? "Free" : `−${cost}`} />
    </StatTiles>
  );
}

const COLUMNS: readonly TableColumn<PracticeGameweek>[] = [
  {
    key: "round",
    header: <abbr title="Gameweek">GW</abbr>,
    isRowHeader: true,
    cell: ({ round, isWildcardRound }) => (
      <span className="flex flex-wrap items-center gap-2">
        {round}
        {isWildcardRound && <Badge>Wildcard</Badge>}
      </span>
    ),
  },
  {
    key: "cost",
    header: "Transfers",
    isNumeric: true,
    cell: ({ transfers, cost }) => (cost === 0 ? transfers : `${transfers} (−${cost})`),
  },
  { key: "best", header: "Best", isNumeric: true, cell: ({ best }) => best },
  { key: "total", header: "Points", isNumeric: true, cell: ({ total }) => total },
];
