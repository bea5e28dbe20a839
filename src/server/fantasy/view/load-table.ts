import { and, asc, eq, gt, gte, or, type SQL } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import { FANTASY_TABLE_PAGE, type FantasyTableRow, type getFantasyTable } from "#contract/fantasy/table.ts";
import { leagueDecidedBy } from "#game/fantasy/table/league-table.ts";
import { monthsOfRounds, roundsInTable, type TableScope } from "#game/fantasy/table/table-rounds.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { loadUserNames } from "#server/account/user-name.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { loadLeague, loadRounds, type RoundRow } from "#server/fantasy/store.ts";
import { fantasyScore } from "#server/fantasy/round/table.ts";
import { fantasySquad } from "#server/fantasy/table.ts";

/** What the row of a user in a round holds of each table. */
const columnsOf = {
  round: {
    position: fantasyScore.position,
    points: fantasyScore.total,
    paidTransfers: fantasyScore.paid,
    transfers: fantasyScore.transfers,
  },
  month: {
    position: fantasyScore.monthPosition,
    points: fantasyScore.monthPoints,
    paidTransfers: fantasyScore.monthPaid,
    transfers: fantasyScore.monthTransfers,
  },
  season: {
    position: fantasyScore.seasonPosition,
    points: fantasyScore.seasonPoints,
    paidTransfers: fantasyScore.seasonPaid,
    transfers: fantasyScore.seasonTransfers,
  },
};

interface AskedTable extends TableScope {
  readonly leagueId: number;
  readonly after: string | undefined;
}

/** A page of a league's table, with the viewer's own row. Served by an index of fantasy_score for each table. */
export async function loadTable(
  { db, clock }: Deps,
  viewer: Viewer,
  asked: AskedTable,
): Promise<Outcome<ResponseOf<typeof getFantasyTable>, { code: "not_found" }>> {
  if ((await loadLeague(db, asked.leagueId)) === null) return refused({ code: "not_found" as const });
  const now = clock.now();
  const begun = (await loadRounds(db, asked.leagueId)).filter(({ deadline }) => deadline <= now);
  const inTable = roundsInTable(begun, asked);
  // The sums of a month and of the season stand with the round that was counted last.
  const last = inTable.findLast(({ average }) => average !== null) ?? null;
  const page = last === null ? NO_PAGE : await loadPage(db, viewer, last, asked);
  return accepted({
    ...page,
    total: inTable.at(-1)?.squads ?? 0,
    months: monthsOfRounds(begun),
    isFinal: inTable.length > 0 && inTable.every(({ state }) => state === "final"),
  });
}

type Page = Pick<ResponseOf<typeof getFantasyTable>, "rows" | "own" | "nextAfter">;

const NO_PAGE: Page = { rows: [], own: null, nextAfter: null };

async function loadPage(db: Queryable, viewer: Viewer, round: RoundRow, asked: AskedTable): Promise<Page> {
  const columns = columnsOf[tableAsked(asked)];
  const after = parseAfter(asked.after);
  const load = (only: SQL | undefined) =>
    db
      .select({ userId: fantasyScore.userId, joinedAt: fantasySquad.joinedAt, ...columns })
      .from(fantasyScore)
      .innerJoin(
        fantasySquad,
        and(eq(fantasySquad.leagueId, asked.leagueId), eq(fantasySquad.userId, fantasyScore.userId)),
      )
      .where(and(eq(fantasyScore.roundId, round.id), only))
      .orderBy(asc(columns.position), asc(fantasyScore.userId))
      .limit(FANTASY_TABLE_PAGE + 2);
  const found = await load(after === null ? undefined : from(columns.position, after));
  const rows = after === null ? found.slice(0, FANTASY_TABLE_PAGE) : found.slice(1, FANTASY_TABLE_PAGE + 1);
  const [own] = await load(eq(fantasyScore.userId, viewer.id));
  const shown = own === undefined ? rows : [...rows, own];
  const nameOf = await loadUserNames(
    db,
    shown.map(({ userId }) => userId),
  );
  const view = (row: Standing, above: Standing | null) => toRow(row, above, nameOf(row.userId).name);
  const hasMore = found.length > rows.length + (after === null ? 0 : 1);
  const last = rows.at(-1);
  return {
    rows: rows.map((row) => view(row, found[found.indexOf(row) - 1] ?? null)),
    own: own === undefined ? null : view(own, null),
    nextAfter: hasMore && last !== undefined ? `${last.position}:${last.userId}` : null,
  };
}

function tableAsked({ month, round }: AskedTable): keyof typeof columnsOf {
  if (round !== undefined) return "round";
  return month === undefined ? "season" : "month";
}

interface After {
  readonly position: number;
  readonly userId: string;
}

/** Where the page before ended; null for the first page, and for what is no such place. */
function parseAfter(text: string | undefined): After | null {
  const [, position, userId] = /^(\d{1,9}):(.+)$/u.exec(text ?? "") ?? [];
  return position === undefined || userId === undefined ? null : { position: Number(position), userId };
}

/** The row itself and all below it: what decided the next row is told from it. An index is entered by the position. */
function from(column: (typeof columnsOf)[keyof typeof columnsOf]["position"], after: After) {
  return and(
    gte(column, after.position),
    or(gt(column, after.position), gte(fantasyScore.userId, after.userId)),
  );
}

interface Standing {
  readonly userId: string;
  readonly position: number;
  readonly points: number;
  readonly paidTransfers: number;
  readonly transfers: number;
  readonly joinedAt: Date;
}

function toRow(row: Standing, above: Standing | null, username: string): FantasyTableRow {
  const { userId, position, points, paidTransfers, transfers } = row;
  return {
    id: userId,
    username,
    position,
    points,
    paidTransfers,
    transfers,
    decidedBy: above === null ? null : leagueDecidedBy(toStanding(above), toStanding(row)),
  };
}

function toStanding(row: Standing) {
  return { ...row, joinedAt: row.joinedAt.getTime() };
}
