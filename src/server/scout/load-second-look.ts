import { and, desc, eq, gt, lte } from "drizzle-orm";
import { previousMonth, tournamentMonthOf } from "#game/tournament/month.ts";
import { isTopTenth } from "#game/scout/decide-signing.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { findPlaced, loadLinesOf, retryIfTableGone } from "#server/platform/standings/read-table.ts";
import { settlement } from "#server/platform/standings/table.ts";
import { tournament } from "#server/tournament/table.ts";
import { isMonthUsed } from "./store.ts";

/**
 * The id of last month's tournament if the user finished in the top tenth of its final table and hasn't signed anyone
 * for it yet; otherwise null.
 */
export async function loadSecondLook(db: Queryable, userId: string, now: number): Promise<number | null> {
  return retryIfTableGone(async () => {
    const from = previousMonth(tournamentMonthOf(now)).startsAt;
    const [ended] = await db
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
      .orderBy(desc(tournament.endsAt))
      .limit(1);
    if (ended === undefined) return null;
    const placed = await findPlaced(db, [ended.settlementId]);
    const [line] = await loadLinesOf(db, [ended.settlementId], [userId]);
    if (line === undefined || !placed.has(ended.settlementId) || !isTopTenth(line.position, ended.lines))
      return null;
    return (await isMonthUsed(db, userId, ended.id)) ? null : ended.id;
  });
}
