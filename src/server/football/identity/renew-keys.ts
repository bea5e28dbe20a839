import { sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider, ProvidedPlayer } from "#server/football/provider.ts";
import { withoutKnown } from "./adopt.ts";
import { plainName } from "./plain-name.ts";

type Known = { readonly id: number; readonly key: string; readonly clubKey: string } & Named;
type Named = Pick<ProvidedPlayer, "name" | "position">;

/**
 * Players under a new key: in their club's squad a player of that name and position is new, and one of that name and
 * position is gone. They stay the same rows, so cards keep scoring (docs/decisions/0014). If two on either side have
 * the name, no keys change.
 *
 * @param players whole squads: players who aren't named are in none
 */
export async function renewKeys(
  tx: Queryable,
  provider: FootballProvider["name"],
  players: readonly ProvidedPlayer[],
): Promise<void> {
  const fresh = await withoutKnown(tx, "player", provider, players);
  if (fresh.length === 0) return;
  const clubKeys = [...new Set(fresh.map(({ clubKey }) => clubKey))];
  const { rows } = await tx.execute<Known & Record<string, unknown>>(sql`
    select player.id, player.key, player.name, player.position, club.key as "clubKey"
      from player join club on club.id = player.club_id
     where player.provider = ${provider} and club.provider = ${provider}
       and club.key = any(${sql.param(clubKeys)}::text[])`);
  const named = new Set(players.map(({ key }) => key));
  const gone = Map.groupBy(
    rows.filter(({ key }) => !named.has(key)),
    lookOf,
  );
  for (const [look, [found, other]] of Map.groupBy(fresh, lookOf)) {
    const [former, rival] = gone.get(look) ?? [];
    if (found === undefined || former === undefined || other !== undefined || rival !== undefined) continue;
    await tx.execute(sql`update player set key = ${found.key} where id = ${former.id}`);
  }
}

function lookOf({ clubKey, name, position }: Named & { readonly clubKey: string }): string {
  return `${clubKey} ${position} ${plainName(name)}`;
}
