import { players } from "#game/world/catalogue/players.ts";
import type { CataloguePlayer } from "#game/world/catalogue/players.ts";

const squads: ReadonlyMap<string, readonly CataloguePlayer[]> = Map.groupBy(players, (player) => player.club);

/** The players of a club; none where the catalogue does not have it. */
export function squadOf(club: string): readonly CataloguePlayer[] {
  return squads.get(club) ?? [];
}
