import { rescoreEntries } from "#game/tournament/rescore-entries.ts";
import { type MonthPerformance, settleEntries, type SettledTable } from "#game/tournament/settle-entries.ts";
import type { Entries, EntryMemory } from "./held-entries.ts";

/**
 * The table of these entries: out of the last one where the same entries are held, so that a goal rescores those who have
 * the player, else from the beginning. Either way it is the same table, and depends on nothing but the arguments.
 */
export function reckonTable(
  memory: EntryMemory,
  entries: Entries,
  performances: readonly MonthPerformance[],
): SettledTable {
  const last = memory.reckoned?.entries === entries ? memory.reckoned : null;
  const table =
    last === null ? settleEntries(entries, performances) : rescoreEntries(entries, last, performances);
  memory.reckoned = { entries, table, performances };
  return table;
}
