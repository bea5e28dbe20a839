import type { player } from "#server/football/table.ts";
import type { RememberedPlayer } from "./table.ts";

type Row = typeof player.$inferSelect;

/**
 * A provider's facts about a player, without the row's id and key. Whether the player has left isn't remembered: the
 * next squads tell.
 */
export function remember(row: Row): RememberedPlayer {
  const { id: _id, provider: _provider, key: _key, searchText: _searchText, ...facts } = row;
  const { hasLeft: _hasLeft, missingSince: _missingSince, ...said } = facts;
  return said;
}
