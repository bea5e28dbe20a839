import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { ListChecks } from "lucide-react";
import { useTranslation } from "react-i18next";
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

/** The gameweeks played so far: one of them card by card, and all in a table. */
export function GameweekResults({ practice, shown, onShow }: GameweekResultsProps) {
  const { t } = useTranslation("practice");
  const { played } = practice;
  if (shown === null) {
    return (
      <EmptyState
        icon={<ListChecks aria-hidden="true" />}
        title={t("results.none.title")}
        description={t("results.none.description")}
      />
    );
  }
  return (
    <div className="grid gap-6">
      {played.length > 1 && (
        <SelectField
          label={t("results.gameweek")}
          className="max-w-60"
          options={played.map(({ round, total }) => ({
            value: String(round),
            label: t("results.option", { round, count: total }),
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
  const { t } = useTranslation(["practice", "fantasy"]);
  const points = useQuery(practicePointsQuery(id, round));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Panel title={t("fantasy:gameweek", { round })} action={<Badge>{t("fantasy:final")}</Badge>}>
        <ReadView
          query={points}
          failure={t("results.failure")}
          skeleton={<RowsSkeleton count={SKELETON_ROWS} label={t("results.loading")} />}
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
        <Panel title={t("results.all")} isFlush>
          <Table
            caption={t("results.caption")}
            columns={columnsFor(t)}
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
  const { t } = useTranslation(["practice", "fantasy"]);
  const { total, cost, leftOnBench, best } = score;
  return (
    <StatTiles>
      <StatTile label={t("fantasy:points")} value={total} />
      <StatTile label={t("results.bestPossible")} value={best?.points ?? "–"} />
      <StatTile label={t("fantasy:leftOnBench")} value={leftOnBench} />
      <StatTile
        label={t("fantasy:transfers")}
        value={cost === 0 ? t("fantasy:transfersFree") : t("fantasy:transferCost", { cost })}
      />
    </StatTiles>
  );
}

function columnsFor(t: TFunction<["practice", "fantasy"]>): readonly TableColumn<PracticeGameweek>[] {
  return [
    {
      key: "round",
      header: <abbr title={t("results.gameweek")}>{t("results.gameweekShort")}</abbr>,
      isRowHeader: true,
      cell: ({ round, isWildcardRound }) => (
        <span className="flex flex-wrap items-center gap-2">
          {round}
          {isWildcardRound && <Badge>{t("fantasy:wildcard")}</Badge>}
        </span>
      ),
    },
    {
      key: "cost",
      header: t("fantasy:transfers"),
      isNumeric: true,
      cell: ({ transfers, cost }) =>
        cost === 0 ? transfers : t("results.paidTransfers", { transfers, cost }),
    },
    { key: "best", header: t("results.best"), isNumeric: true, cell: ({ best }) => best },
    { key: "total", header: t("fantasy:points"), isNumeric: true, cell: ({ total }) => total },
  ];
}
