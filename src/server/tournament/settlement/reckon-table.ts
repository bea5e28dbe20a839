import { rescoreEntries } from "#game/tournament/rescore-entries.ts";
import { type MonthPerformance, settleEntries, type SettledTable } from "#game/tournament/settle-entries.ts";
import type { Entries, EntryMemory } from "./held-entries.ts";

/**
 * The table of these entries: out of the last one where its entries are the first of these, so that a goal rescores those
 * who have the player, else from the beginning. Either way it is the same table, and depends on nothing but the arguments.
 */
export function reckonTable(
  memory: EntryMemory,
  entries: Entries,
  performances: readonly MonthPerformance[],
): SettledTable {
  const last =
    memory.reckoned !== null && isBegunBy(memory.reckoned.entries, entries) ? memory.reckoned : null;
  const table =
    last === null ? settleEntries(entries, performances) : rescoreEntries(entries, last, performances);
  memory.reckoned = { entries, table, performances };
  return table;
}

/** Entries are never changed, so where the ids are the same, all is. */
function isBegunBy(some: Entries, all: Entries): boolean {
  if (some === all) return true;
  const count = some.ids.length;
  return (
    count <= all.ids.length && Buffer.compare(bytesOf(some.ids), bytesOf(all.ids.subarray(0, count))) === 0
  );
}

function bytesOf({ buffer, byteOffset, byteLength }: Int32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
