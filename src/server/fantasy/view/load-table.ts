import { and, asc, eq, gt, gte, or, sql } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import { FANTASY_TABLE_PAGE, type FantasyTableRow, type getFantasyTable } from "#contract/fantasy/table.ts";
import { leagueDecidedBy } from "#game/fantasy/table/league-table.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { tournamentMonthOf } from "#game/tournament/month.ts";
import { loadUserNames } from "../../account/user-name.ts";
import type { Viewer } from "../../account/viewer.ts";
import type { Deps } from "../../deps.ts";
import { roundScope, SEASON_SCOPE } from "../round/write-tables.ts";
import { loadLeague, loadRounds, type RoundRow } from "../store.ts";
import { fantasyStanding } from "../table.ts";

type Standing = typeof fantasyStanding.$inferSelect;

interface AskedTable {
  readonly leagueId: number;
  readonly month: string | undefined;
  readonly round: number | undefined;
  readonly after: string | undefined;
}

/** A page of a league's table, with the viewer's own row. Served by fantasy_standing_position_idx. */
export async function loadTable(
  { db, clock }: Deps,
  viewer: Viewer,
  asked: AskedTable,
): Promise<Outcome<ResponseOf<typeof getFantasyTable>, { code: "not_found" }>> {
  if ((await loadLeague(db, asked.leagueId)) === null) return refused({ code: "not_found" as const });
  const scope = asked.round === undefined ? (asked.month ?? SEASON_SCOPE) : roundScope(asked.round);
  const now = clock.now();
  const begun = (await loadRounds(db, asked.leagueId)).filter(({ deadline }) => deadline <= now);
  const inTable = begun.filter((round) => isInTable(round, asked));
  const inScope = and(eq(fantasyStanding.leagueId, asked.leagueId), eq(fantasyStanding.scope, scope));
  const after = parseAfter(asked.after);
  const found = await db
    .select()
    .from(fantasyStanding)
    .where(and(inScope, after === null ? undefined : from(after)))
    .orderBy(asc(fantasyStanding.position), asc(fantasyStanding.userId))
    .limit(FANTASY_TABLE_PAGE + 2);
  const rows = after === null ? found.slice(0, FANTASY_TABLE_PAGE) : found.slice(1, FANTASY_TABLE_PAGE + 1);
  const last = rows.at(-1);
  const hasMore = found.length > rows.length + (after === null ? 0 : 1);
  const own = await db
    .select()
    .from(fantasyStanding)
    .where(and(inScope, eq(fantasyStanding.userId, viewer.id)));
  const nameOf = await loadUserNames(
    db,
    [...rows, ...own].map(({ userId }) => userId),
  );
  const view = (row: Standing, above: Standing | null) => toRow(row, above, nameOf(row.userId).name);
  return accepted({
    rows: rows.map((row) => view(row, found[found.indexOf(row) - 1] ?? null)),
    own: own[0] === undefined ? null : view(own[0], null),
    total: inTable.at(-1)?.squads ?? 0,
    months: [...new Set(begun.map(({ deadline }) => tournamentMonthOf(deadline).key))].toReversed(),
    isFinal: inTable.length > 0 && inTable.every(({ state }) => state === "final"),
    nextAfter: hasMore && last !== undefined ? `${last.position}:${last.userId}` : null,
  });
}

function isInTable({ round, deadline }: RoundRow, asked: AskedTable): boolean {
  if (asked.round !== undefined) return round === asked.round;
  return asked.month === undefined || tournamentMonthOf(deadline).key === asked.month;
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

/** The row itself and all below it: what decided the next row is told from it. */
function from({ position, userId }: After) {
  return or(
    gt(fantasyStanding.position, position),
    and(eq(fantasyStanding.position, position), gte(fantasyStanding.userId, sql`${userId}`)),
  );
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
