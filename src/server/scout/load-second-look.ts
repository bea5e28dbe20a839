import { and, asc, eq, gt, lte } from "drizzle-orm";
import { previousMonth, tournamentMonthOf } from "#game/tournament/month.ts";
import { isTopTenth } from "#game/scout/decide-signing.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { findPlaced, loadLinesOf, retryIfTableGone } from "#server/platform/standings/read-table.ts";
import { settlement } from "#server/platform/standings/table.ts";
import { tournament } from "#server/tournament/table.ts";
import { isMonthUsed } from "./store.ts";

/**
 * The id of the earliest tournament of last month or this one that the user finished in the top tenth of its final table
 * and hasn't signed anyone for yet; otherwise null. This month's may be final already if an admin planned a shorter one.
 */
export async function loadSecondLook(db: Queryable, userId: string, now: number): Promise<number | null> {
  return retryIfTableGone(async () => {
    const from = previousMonth(tournamentMonthOf(now)).startsAt;
    const ended = await db
      .select({ id: tournament.id, settlementId: settlement.id, lines: settlement.lines })
      .from(tournament)
      .innerJoin(settlement, eq(settlement.id, tournament.settlementId))
      .where(
        and(
          eq(settlement.isFinal, true),
          gt(tournament.endsAt, new Date(from)),
          lte(tournament.endsAt, new Date(now)),
        ),
      )
      .orderBy(asc(tournament.endsAt));
    if (ended.length === 0) return null;
    const settlementIds = ended.map((one) => one.settlementId);
    const placed = await findPlaced(db, settlementIds);
    const lines = await loadLinesOf(db, settlementIds, [userId]);
    const positionIn = new Map(lines.map(({ settlementId, position }) => [settlementId, position]));
    for (const { id, settlementId, lines: entries } of ended) {
      const position = positionIn.get(settlementId);
      if (position === undefined || !placed.has(settlementId) || !isTopTenth(position, entries)) continue;
      if (!(await isMonthUsed(db, userId, id))) return id;
    }
    return null;
  });
}
