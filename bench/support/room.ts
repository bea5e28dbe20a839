import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import type { Figure } from "./measure.ts";

/** What a month takes for each entry, with its keys, its tables and the log: measured at ten million. */
const DISK_BYTES = 1500;
const MEMORY_BYTES = 400;
const GIGABYTE = 2 ** 30;

/** The figure of a bench that is not run because so many entries do not fit on this machine; null where they do. */
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
