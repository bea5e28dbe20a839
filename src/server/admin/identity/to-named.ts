import { inArray } from "drizzle-orm";
import type { PlayerMergeView } from "#contract/football/player-identity.ts";
import type { RememberedPlayer } from "#server/football/identity/table.ts";
import { club } from "#server/football/table.ts";
import type { Queryable } from "#server/platform/db/database.ts";

type NamesOfClubs = (clubId: number | null) => string | null;

/** The names of the clubs of these players. */
export async function clubNames(db: Queryable, players: readonly RememberedPlayer[]): Promise<NamesOfClubs> {
  const ids = players.flatMap(({ clubId }) => clubId ?? []);
  const rows = await db.select({ id: club.id, name: club.name }).from(club).where(inArray(club.id, ids));
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  return (clubId) => nameOf.get(clubId ?? 0) ?? null;
}

/** A player as a provider names him. */
export function toNamed(
  { name, ownName, shortName, position, shirtNumber, birthDate, clubId }: RememberedPlayer,
  { provider, clubOf }: { readonly provider: string; readonly clubOf: NamesOfClubs },
): PlayerMergeView["known"] {
  const shown = { name: ownName ?? name, shortName, position, shirtNumber, birthDate };
  return { ...shown, club: clubOf(clubId), provider };
}
