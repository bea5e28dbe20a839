import type { player } from "#server/football/table.ts";
import type { RememberedPlayer } from "./table.ts";

type Row = typeof player.$inferSelect;

/** A provider's facts about a player, without the row's id and key. */
export function remember(row: Row): RememberedPlayer {
  const { id: _id, provider: _provider, key: _key, searchText: _searchText, ...said } = row;
  return said;
}
