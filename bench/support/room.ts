import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import type { Figure } from "./measure.ts";

/** What a month takes per entry, including keys, tables and WAL: measured at ten million. */
const DISK_BYTES = 1500;
const MEMORY_BYTES = 400;
const GIGABYTE = 2 ** 30;

/** The figure of a bench skipped because this machine has no room for that many entries; null if it has. */
export function lackOfRoom(id: string, entries: number): Figure | null {
  const { bavail, bsize } = statfsSync(tmpdir());
  const [disk, memory] = [bavail * bsize, process.availableMemory()];
  if (disk >= entries * DISK_BYTES && memory >= entries * MEMORY_BYTES) return null;
  const gigabytes = (bytes: number): string => `${(bytes / GIGABYTE).toFixed(1)} GB`;
  return {
    id,
    what: `with ${entries} entries`,
    measured: `not run: ${gigabytes(disk)} of disk and ${gigabytes(memory)} of memory are free`,
    goal: `${gigabytes(entries * DISK_BYTES)} and ${gigabytes(entries * MEMORY_BYTES)}, or fewer entries (ENTRIES=…)`,
    isMet: null,
  };
}
