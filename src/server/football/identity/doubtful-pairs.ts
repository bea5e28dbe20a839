import { sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import { type IdentifiedPlayer, type Pair, pairPlayers } from "./pair-players.ts";
import { TAKEN_IN } from "./taken-in.ts";

type Named = IdentifiedPlayer & { readonly id: number; readonly provider: string };

/** Pairs of an earlier provider's player and a current one who may be the same, except those an admin has separated. */
export async function findDoubtfulPairs(db: Queryable, provider: string): Promise<Pair<Named, Named>[]> {
  const { rows } = await db.execute<Named & Record<string, unknown>>(sql`
    select id, provider, name, own_name as "ownName", short_name as "shortName", club_id as "clubId", code,
           birth_date as "birthDate", shirt_number as "shirtNumber"
      from player
     where provider <> ${TAKEN_IN}
     order by id`);
  const parted = await db.execute<{ knownId: number; givenId: number }>(sql`
    select player_id as "knownId", merged_id as "givenId" from player_merge where undone_at is not null`);
  const isParted = new Set(parted.rows.map(({ knownId, givenId }) => `${knownId} ${givenId}`));
  const given = rows.filter((one) => one.provider === provider);
  const known = rows.filter((one) => one.provider !== provider);
  return pairPlayers(given, known).filter((pair) => !isParted.has(`${pair.known.id} ${pair.given.id}`));
}
