import { inArray } from "drizzle-orm";
import { HOUR_MS } from "#game/milliseconds.ts";
import { user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import { AVATARS_FOLDER } from "./avatar-files.ts";

/** Keys per query. */
const BATCH = 500;

/**
 * Removes pictures without a user, from uploads and removals that were cut off between file and row. Files younger than
 * an hour may belong to an upload under way.
 *
 * @returns the number of pictures removed; null if another process is running this.
 * @throws AbortError when the process stops
 */
export async function sweepAvatars(deps: Deps): Promise<number | null> {
  return holdLock(deps.pool, "sweep-avatars", async () => {
    const before = deps.clock.wallTime() - HOUR_MS;
    let removed = 0;
    let keys = new Set<string>();
    for await (const { key, modifiedAt } of deps.files.list(AVATARS_FOLDER)) {
      deps.jobs.stopping?.throwIfAborted();
      const name = key.split("/")[1];
      if (modifiedAt < before && name !== undefined) keys.add(name);
      if (keys.size < BATCH) continue;
      removed += await removeOrphans(deps, keys);
      keys = new Set();
    }
    return removed + (await removeOrphans(deps, keys));
  });
}

async function removeOrphans({ db, files }: Deps, keys: ReadonlySet<string>): Promise<number> {
  if (keys.size === 0) return 0;
  const rows = await db
    .select({ key: user.avatarKey })
    .from(user)
    .where(inArray(user.avatarKey, [...keys]));
  const known = new Set(rows.map(({ key }) => key));
  const orphans = [...keys].filter((key) => !known.has(key));
  for (const key of orphans) await files.removeFolder(`${AVATARS_FOLDER}/${key}`);
  return orphans.length;
}
