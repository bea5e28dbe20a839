import type { player } from "#server/football/table.ts";
import type { RememberedPlayer } from "./table.ts";

type Row = typeof player.$inferSelect;

/** What a provider says of a player, without the row's id and key. */
export function remember(row: Row): RememberedPlayer {
  const { clubId, name, shortName, ownName, position, overall, photoUrl, code, birthDate, shirtNumber } = row;
  return { clubId, name, shortName, ownName, position, overall, photoUrl, code, birthDate, shirtNumber };
}
