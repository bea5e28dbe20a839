import type { Side } from "#game/side.ts";
import { eq, inArray } from "drizzle-orm";
import type { LineUpsView } from "#contract/football/line-up.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { player } from "#server/football/table.ts";
import { lineUp } from "./table.ts";

/** The line-ups of a fixture, in the provider's order; null for a side that isn't known. */
export async function loadLineUps(db: Queryable, fixtureId: number): Promise<LineUpsView> {
  const rows = await db.select().from(lineUp).where(eq(lineUp.fixtureId, fixtureId));
  if (rows.length === 0) return { home: null, away: null };
  const ids = rows.flatMap(({ starterIds, benchIds }) => [...starterIds, ...(benchIds ?? [])]);
  const named = await db
    .select({ id: player.id, name: player.name, position: player.position })
    .from(player)
    .where(inArray(player.id, ids));
  const players = new Map(named.map((one) => [one.id, one]));
  const toPlayers = (of: readonly number[]) => of.flatMap((id) => players.get(id) ?? []);
  const sideOf = (side: Side): LineUpsView["home"] => {
    const row = rows.find((one) => one.side === side);
    if (row === undefined) return null;
    const { starterIds, benchIds } = row;
    return { starters: toPlayers(starterIds), bench: benchIds === null ? null : toPlayers(benchIds) };
  };
  return { home: sideOf("home"), away: sideOf("away") };
}
