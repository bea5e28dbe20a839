import { useQuery } from "@tanstack/react-query";
import { Trophy } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { FantasyTableRow, getFantasyTable } from "#contract/fantasy/table.ts";
import { Button } from "#web/ui/action/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { keepFocusIn } from "#web/ui/keep-focus-in.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { takeLostFocus } from "#web/ui/take-lost-focus.ts";
import { Badge } from "#web/ui/record/badge.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { fantasyTableQuery, roundPointsQuery } from "./points-queries.ts";
import { leagueTieText } from "./league-tie-text.ts";
import { scopeChoice, ScopeSelect } from "./table-scope.tsx";
import { standingColumns } from "#web/leaderboard/standing-columns.tsx";
import type { Words } from "#words/noun.ts";

const SKELETON_ROWS = 8;

export interface LeagueTablesProps {
  readonly leagueId: number;
  readonly viewerId: string;
}

/** The tables of a fantasy league: season, months and gameweeks. */
export function LeagueTables({ leagueId, viewerId }: LeagueTablesProps) {
  const { t } = useTranslation("fantasy");
  const [scope, setScope] = useState("season");
  const [pages, setPages] = useState<readonly string[]>([]);
  const after = pages.at(-1);
  const choice = scopeChoice(scope);
  const table = useQuery(fantasyTableQuery(leagueId, after === undefined ? choice : { ...choice, after }));
  const rounds = useQuery(roundPointsQuery(leagueId, null)).data?.rounds ?? [];
  return (
    <ReadView
      query={table}
      failure={t("table.failure")}
      skeleton={<RowsSkeleton count={SKELETON_ROWS} label={t("table.loading")} />}
    >
      {(found) => (
        <div className="grid gap-6">
          <ScopeSelect
            label={t("table.label")}
            className="max-w-60"
            months={found.months}
            rounds={rounds.map(({ round }) => round)}
            scope={scope}
            onChoose={(chosen) => {
              setScope(chosen);
              setPages([]);
            }}
          />
          <TablePanel found={found} viewerId={viewerId} />
          <PageButtons
            onBack={pages.length > 0 ? () => setPages(pages.slice(0, -1)) : null}
            onNext={found.nextAfter === null ? null : () => setPages([...pages, found.nextAfter ?? ""])}
          />
        </div>
      )}
    </ReadView>
  );
}

interface PageButtonsProps {
  /** Null: there is no such page. */
  readonly onBack: (() => void) | null;
  readonly onNext: (() => void) | null;
}

/** At either end of the table one of them goes, and the other one takes the focus, whether it was there or comes. */
function PageButtons({ onBack, onNext }: PageButtonsProps) {
  const { t } = useTranslation("ui");
  const [hasGoneBack, setHasGoneBack] = useState(false);
  return (
    <ul ref={keepFocusIn} className="flex gap-3">
      {onBack !== null && (
        <li>
          <Button
            ref={takeLostFocus}
            variant="secondary"
            onClick={() => {
              setHasGoneBack(true);
              onBack();
            }}
          >
            {t("back")}
          </Button>
        </li>
      )}
      {onNext !== null && (
        <li>
          <Button ref={hasGoneBack ? takeLostFocus : undefined} variant="secondary" onClick={onNext}>
            {t("next")}
          </Button>
        </li>
      )}
    </ul>
  );
}

interface TablePanelProps {
  readonly found: ResponseOf<typeof getFantasyTable>;
  readonly viewerId: string;
}

function TablePanel({ found, viewerId }: TablePanelProps) {
  const { t } = useTranslation("fantasy");
  const { rows, own, total, isFinal } = found;
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<Trophy aria-hidden="true" />}
        title={t("table.none.title")}
        description={t("table.none.description")}
      />
    );
  }
  const isOwnShown = rows.some(({ id }) => id === viewerId);
  return (
    <Panel
      title={t("table.managers", { count: total })}
      action={
        <Badge variant={isFinal ? "default" : "secondary"}>{t(isFinal ? "final" : "provisional")}</Badge>
      }
      isFlush
    >
      <Table
        caption={t("table.caption")}
        columns={columnsFor(
          t,
          viewerId,
          rows.some(({ points }) => points > 0),
        )}
        rows={isOwnShown || own === null ? rows : [...rows, own]}
        rowKey={({ id }) => id}
        isHighlighted={({ id }) => id === viewerId}
      />
    </Panel>
  );
}

function columnsFor(
  t: Words<"fantasy">,
  viewerId: string,
  isRanked: boolean,
): readonly TableColumn<FantasyTableRow>[] {
  return [
    ...standingColumns<FantasyTableRow>(
      viewerId,
      ({ decidedBy, points }) => leagueTieText(t, decidedBy, points),
      isRanked,
    ),
    {
      key: "transfers",
      header: t("transfers"),
      isNumeric: true,
      isWideOnly: true,
      cell: ({ transfers }) => transfers,
    },
    { key: "points", header: t("points"), isNumeric: true, cell: ({ points }) => points },
  ];
}
