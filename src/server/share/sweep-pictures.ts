import type { DepsWithPool } from "#server/deps.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import { PICTURES_FOLDER } from "#server/share/picture/picture-files.ts";

/**
 * Removes pictures of shares a day after they were drawn: those still asked for are drawn again. One process at a time;
 * safe to run at any moment.
 *
 * @returns the number of pictures removed; null if another process is running this.
 * @throws AbortError when the process stops
 */
export async function sweepPictures({ pool, files, clock, jobs }: DepsWithPool): Promise<number | null> {
  return holdLock(pool, "sweep-pictures", async () => {
    const before = clock.wallTime() - DAY_MS;
    const old = new Set<string>();
    for await (const { key, modifiedAt } of files.list(PICTURES_FOLDER)) {
      const [root, folder] = key.split("/");
      if (modifiedAt < before && folder !== undefined) old.add(`${root}/${folder}`);
    }
    for (const folder of old) {
      jobs.stopping?.throwIfAborted();
      await files.removeFolder(folder);
    }
    return old.size;
  });
}
