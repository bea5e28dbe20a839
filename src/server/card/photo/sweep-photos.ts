import { inArray } from "drizzle-orm";
import type { Deps } from "#server/deps.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import { cardPhoto } from "#server/card/table.ts";
import { FACES_FOLDER, PHOTOS_FOLDER, removePictures } from "./photo-files.ts";

/** Younger files may belong to an upload in progress. */
const YOUNG_MS = 60 * 60 * 1000;
/** Keys per query. */
const BATCH = 500;

/** A folder of the store, the column with the keys of its subfolders, and how to remove one. */
const kinds = [
  { folder: PHOTOS_FOLDER, column: cardPhoto.key, keysOf: (key: string) => ({ key, faceKey: null }) },
  { folder: FACES_FOLDER, column: cardPhoto.faceKey, keysOf: (faceKey: string) => ({ key: null, faceKey }) },
] as const;

type Kind = (typeof kinds)[number];

/**
 * Removes photos and faces without a card, from uploads and deletions interrupted between file and row. One process at a time;
 * safe to run at any moment, because a row is always written within an hour of its files.
 *
 * @returns the number of photos and faces removed; null if another process is running this.
 * @throws AbortError when the process stops
 */
export async function sweepPhotos(deps: Deps): Promise<number | null> {
  return holdLock(deps.pool, "sweep-photos", async () => {
    let removed = 0;
    for (const kind of kinds) removed += await sweepFolder(deps, kind);
    if (removed > 0) deps.log.info({ removed }, "photos and faces without a card removed");
    return removed;
  });
}

async function sweepFolder(deps: Deps, kind: Kind): Promise<number> {
  let removed = 0;
  let keys = new Set<string>();
  for await (const key of oldKeys(deps, kind)) {
    deps.jobs.stopping?.throwIfAborted();
    keys.add(key);
    if (keys.size < BATCH) continue;
    removed += await removeOrphans(deps, kind, keys);
    keys = new Set();
  }
  return removed + (await removeOrphans(deps, kind, keys));
}

/** The keys of old files; one can come several times. */
async function* oldKeys({ files, clock }: Deps, { folder }: Kind): AsyncIterable<string> {
  const before = clock.wallTime() - YOUNG_MS;
  for await (const { key, modifiedAt } of files.list(folder)) {
    const name = key.split("/")[1];
    if (modifiedAt < before && name !== undefined) yield name;
  }
}

async function removeOrphans(
  deps: Deps,
  { column, keysOf }: Kind,
  keys: ReadonlySet<string>,
): Promise<number> {
  if (keys.size === 0) return 0;
  const rows = await deps.db
    .select({ key: column })
    .from(cardPhoto)
    .where(inArray(column, [...keys]));
  const known = new Set(rows.map(({ key }) => key));
  const orphans = [...keys].filter((key) => !known.has(key));
  for (const key of orphans) {
    deps.jobs.stopping?.throwIfAborted();
    await removePictures(deps, keysOf(key));
  }
  return orphans.length;
}
