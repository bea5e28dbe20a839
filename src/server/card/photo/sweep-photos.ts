import { inArray } from "drizzle-orm";
import type { Deps } from "#server/deps.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import { cardPhoto } from "#server/card/table.ts";
import { PHOTOS_FOLDER, removePhoto } from "./photo-files.ts";

/** Younger files may belong to an upload in progress. */
const YOUNG_MS = 60 * 60 * 1000;
/** Keys per query. */
const BATCH = 500;

/**
 * Removes photos without a card, from uploads and deletions interrupted between file and row. One process at a time;
 * safe to run at any moment, because a row is always written within an hour of its files.
 *
 * @returns the number of photos removed; null if another process is running this.
 * @throws AbortError when the process stops
 */
export async function sweepPhotos(deps: Deps): Promise<number | null> {
  return holdLock(deps.pool, "sweep-photos", async () => {
    let removed = 0;
    let keys = new Set<string>();
    for await (const key of oldKeys(deps)) {
      deps.jobs.stopping?.throwIfAborted();
      keys.add(key);
      if (keys.size < BATCH) continue;
      removed += await removeOrphans(deps, keys);
      keys = new Set();
    }
    removed += await removeOrphans(deps, keys);
    if (removed > 0) deps.log.info({ removed }, "photos without a card removed");
    return removed;
  });
}

/** The keys of old files; one can come several times. */
async function* oldKeys({ files, clock }: Deps): AsyncIterable<string> {
  const before = clock.wallTime() - YOUNG_MS;
  for await (const { key, modifiedAt } of files.list(PHOTOS_FOLDER)) {
    const name = key.split("/")[1];
    if (modifiedAt < before && name !== undefined) yield name;
  }
}

async function removeOrphans(deps: Deps, keys: ReadonlySet<string>): Promise<number> {
  if (keys.size === 0) return 0;
  const rows = await deps.db
    .select({ key: cardPhoto.key })
    .from(cardPhoto)
    .where(inArray(cardPhoto.key, [...keys]));
  const known = new Set(rows.map(({ key }) => key));
  const orphans = [...keys].filter((key) => !known.has(key));
  for (const key of orphans) {
    deps.jobs.stopping?.throwIfAborted();
    await removePhoto(deps, key);
  }
  return orphans.length;
}
