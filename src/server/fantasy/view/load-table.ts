import { eq } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import { FANTASY_TABLE_PAGE, type FantasyTableRow, type getFantasyTable } from "#contract/fantasy/table.ts";
import { NAMELESS } from "#game/account/display-name.ts";
import { leagueTieBreaks } from "#game/fantasy/table/league-table.ts";
import { monthsOfRounds, roundsInTable, type TableScope } from "#game/fantasy/table/table-rounds.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { loadPublicNames } from "#server/account/user-name.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { loadLeague, loadRounds, type RoundRow } from "#server/fantasy/store.ts";
import { fantasyRound } from "#server/fantasy/table.ts";
import { loadSettlement } from "#server/platform/standings/load-settlement.ts";
import {
  retryIfTableGone,
  type Line,
  loadLinesFrom,
  loadLinesOf,
} from "#server/platform/standings/read-table.ts";

interface AskedTable extends TableScope {
  readonly leagueId: number;
  readonly after: string | undefined;
}

/** A page of a league's table, with the viewer's own row. */
export async function loadTable(
  { db, clock }: Deps,
  viewer: Viewer,
  asked: AskedTable,
): Promise<Outcome<ResponseOf<typeof getFantasyTable>, { code: "not_found" }>> {
  if ((await loadLeague(db, asked.leagueId)) === null) return refused({ code: "not_found" as const });
  const now = clock.now();
  const begun = (await loadRounds(db, asked.leagueId)).filter(({ deadline }) => deadline <= now);
  const inTable = roundsInTable(begun, asked);
  // The sums of a month and of the season are with the round that was counted last.
  const last = inTable.findLast(({ average }) => average !== null) ?? null;
  const page = last === null ? NO_PAGE : await retryIfTableGone(() => loadPage(db, viewer, last, asked));
  return accepted({
    ...page,
    total: last?.squads ?? 0,
    months: monthsOfRounds(begun),
    isFinal: inTable.length > 0 && inTable.every(({ state }) => state === "final"),
  });
}

type Page = Pick<ResponseOf<typeof getFantasyTable>, "rows" | "own" | "nextAfter">;

const NO_PAGE: Page = { rows: [], own: null, nextAfter: null };

async function loadPage(db: Queryable, viewer: Viewer, round: RoundRow, asked: AskedTable): Promise<Page> {
  const settlement = await loadSettlement(db, await loadPointer(db, round.id, asked));
  if (settlement === null) return NO_PAGE;
  const place = placeAfter(asked.after);
  const lines = await loadLinesFrom(db, settlement, { place, count: FANTASY_TABLE_PAGE });
  const [own] = await loadLinesOf(db, [settlement.id], [viewer.id]);
  const shown = own === undefined ? lines : [...lines, own];
  const nameOf = await loadPublicNames(
    db,
    shown.map(({ userId }) => userId),
  );
  const last = lines.at(-1)?.place ?? settlement.lines;
  return {
    // A manager without a username keeps their place, and others don't see them.
    rows: lines
      .filter(({ userId }) => userId === viewer.id || nameOf(userId) !== null)
      .map((line) => toRow(line, nameOf(line.userId) ?? NAMELESS)),
    own: own === undefined ? null : { ...toRow(own, nameOf(own.userId) ?? NAMELESS), decidedBy: null },
    nextAfter: last < settlement.lines ? String(last) : null,
  };
}

/** The settlement of the table asked for as it was after a round. */
async function loadPointer(
  db: Queryable,
  roundId: number,
  { month, round }: TableScope,
): Promise<number | null> {
  // Not the whole row: `frozen` has all performances of the round.
  const { settlementId, monthSettlementId, seasonSettlementId } = fantasyRound;
  const rows = await db
    .select({ settlementId, monthSettlementId, seasonSettlementId })
    .from(fantasyRound)
    .where(eq(fantasyRound.id, roundId));
  const of = rows[0];
  if (of === undefined) return null;
  if (round !== undefined) return of.settlementId;
  return month === undefined ? of.seasonSettlementId : of.monthSettlementId;
}

/** Where the page behind another one begins; the first place for what names no place. */
function placeAfter(after: string | undefined): number {
  return /^\d{1,9}$/u.test(after ?? "") ? Number(after) + 1 : 1;
}

function toRow({ userId, position, points, ...line }: Line, username: string): FantasyTableRow {
  return {
    id: userId,
    username,
    position,
    points,
    paidTransfers: line.key1 ?? 0,
    transfers: line.key2 ?? 0,
    decidedBy: leagueTieBreaks[line.decidedBy ?? -1] ?? null,
  };
}
