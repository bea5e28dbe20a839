import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOUR_MS } from "#game/milliseconds.ts";

const PREFIX = "panna-photo-";
/** No work lasts this long: older folders are those of killed processes. */
const ABANDONED_MS = HOUR_MS;

/** Works with a new temporary folder, which is removed afterwards with its content. */
export async function withTemporaryFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Removes the folders that killed processes left, with the users' photos in them. Another user's stay.
 *
 * @param now real time, epoch milliseconds
 * @returns the number of folders removed
 */
export async function removeAbandonedFolders(now: number): Promise<number> {
  const names = await readdir(tmpdir());
  const folders = names.filter((name) => name.startsWith(PREFIX)).map((name) => join(tmpdir(), name));
  const removals = await Promise.allSettled(
    folders.map(async (folder) => {
      const { mtimeMs } = await stat(folder);
      if (now - mtimeMs < ABANDONED_MS) return false;
      await rm(folder, { recursive: true });
      return true;
    }),
  );
  return removals.filter((removal) => removal.status === "fulfilled" && removal.value).length;
}
