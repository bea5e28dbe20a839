import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { Swords } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { LadderRow } from "#contract/match/ladder.ts";
import { standingOf } from "#game/match/divisions.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { KeptTabs } from "#web/ui/layout/kept-tabs.tsx";
import { Table, type TableColumn } from "#web/ui/record/table.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { ShowMore } from "#web/api/show-more.tsx";
import { figureText } from "#web/language/count-text.ts";
import { words } from "#web/language/words.ts";
import { signed } from "#web/tournament/receipt-line.ts";
import type { Words } from "#words/noun.ts";
import { type LadderPeriod, ladderQuery } from "./ladder-queries.ts";
import { standingColumns } from "./standing-columns.tsx";

const SKELETON_ROWS = 8;

/** The match game's ladders: all time and this month. */
export function MatchLadder({ viewerId }: { readonly viewerId: string }) {
  const { t } = useTranslation("leaderboard");
  return (
    <Panel title={t("ladder.title")} description={t("ladder.description")} isFlush>
      <KeptTabs
        name="ladder"
        label={t("ladder.period")}
        tabs={[
          { value: "all", label: t("ladder.all"), content: <Ladder period="all" viewerId={viewerId} /> },
          {
            value: "month",
            label: t("ladder.month"),
            content: <Ladder period="month" viewerId={viewerId} />,
          },
        ]}
      />
    </Panel>
  );
}

function Ladder({ period, viewerId }: { readonly period: LadderPeriod; readonly viewerId: string }) {
  const { t } = useTranslation("leaderboard");
  const ladder = useInfiniteQuery(ladderQuery(period));
  return (
    <ReadView
      query={ladder}
      failure={t("load.ladder")}
      skeleton={
        <div className="px-5 pb-5">
          <RowsSkeleton count={SKELETON_ROWS} label={t("load.loadingLadder")} />
        </div>
      }
    >
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows);
        const own = pages[0]?.viewer ?? null;
        const isFar = own !== null && rows.every(({ id }) => id !== own.id);
        return (
          <div className="grid">
            <Table
              caption={t(period === "all" ? "ladder.captionAll" : "ladder.captionMonth")}
              columns={columnsFor(t, period, viewerId)}
              rows={isFar ? [own, ...rows] : rows}
              rowKey={({ id }) => id}
              isHighlighted={({ id }) => id === viewerId}
              empty={<NobodyYet period={period} />}
            />
            <ShowMore
              query={ladder}
              label={t("ladder.showMore")}
              failure={t("load.ladder")}
              className="p-4"
            />
          </div>
        );
      }}
    </ReadView>
  );
}

function columnsFor(
  t: Words<"leaderboard">,
  period: LadderPeriod,
  viewerId: string,
): readonly TableColumn<LadderRow>[] {
  const tMatch = words("match");
  return [
    ...standingColumns<LadderRow>(viewerId, ({ points, rankedMatches }) =>
      tMatch(`division.names.${standingOf(points, rankedMatches).division.code}`),
    ),
    {
      key: "record",
      header: <abbr title={t("column.recordText")}>{t("column.record")}</abbr>,
      isNumeric: true,
      isWideOnly: true,
      cell: ({ wins, draws, losses }) => `${wins}–${draws}–${losses}`,
    },
    {
      key: "points",
      header: t(period === "all" ? "column.rating" : "column.ratingChange"),
      isNumeric: true,
      cell: (row) => (period === "all" ? <Rating row={row} /> : signed(row.periodPoints)),
    },
  ];
}

function Rating({ row }: { readonly row: LadderRow }) {
  const { t } = useTranslation("leaderboard");
  const { isProvisional } = standingOf(row.points, row.rankedMatches);
  return (
    <>
      {figureText(row.points)}
      {isProvisional && (
        <>
          <span aria-hidden="true">?</span>
          <span className="sr-only">{t("ladder.provisional")}</span>
        </>
      )}
    </>
  );
}

function NobodyYet({ period }: { readonly period: LadderPeriod }) {
  const { t } = useTranslation("leaderboard");
  return (
    <EmptyState
      icon={<Swords aria-hidden="true" />}
      title={t(`ladder.empty.${period}`)}
      description={t("ladder.empty.description")}
      action={
        <Link to="/matches/new" search={{}} className={buttonClass()}>
          {t("playMatch")}
        </Link>
      }
    />
  );
}
