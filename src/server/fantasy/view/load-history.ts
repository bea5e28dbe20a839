import { and, desc, eq } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getTransferHistory } from "#contract/fantasy/transfers.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { loadLeague } from "#server/fantasy/store.ts";
import { fantasyTransfer } from "#server/fantasy/table.ts";

/** The viewer's transfers by round, the latest first; a season has 38 rounds at the most (spec §3, Transfer history). */
export async function loadHistory(
  { db }: Deps,
  viewer: Viewer,
  leagueId: number,
): Promise<Outcome<ResponseOf<typeof getTransferHistory>, { code: "not_found" }>> {
  if ((await loadLeague(db, leagueId)) === null) return refused({ code: "not_found" as const });
  const rows = await db
    .select()
    .from(fantasyTransfer)
    .where(and(eq(fantasyTransfer.leagueId, leagueId), eq(fantasyTransfer.userId, viewer.id)))
    .orderBy(desc(fantasyTransfer.at), desc(fantasyTransfer.round));
  const named = (names: readonly string[]) => names.map((playerName) => ({ playerName }));
  return accepted({
    transfers: rows.map((row) => ({
      roundId: row.round,
      transferDate: row.at.toISOString(),
      transfersIn: named(row.playersIn),
      transfersOut: named(row.playersOut),
      wildcardUsed: row.wildcardUsed,
      cost: row.cost,
    })),
  });
}
