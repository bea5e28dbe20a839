import { inArray } from "drizzle-orm";
import type { DepsWithPool } from "#server/deps.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import { sweepOrphans } from "#server/platform/files/sweep-orphans.ts";
import { cardPhoto } from "#server/card/table.ts";
import { FACES_FOLDER, PHOTOS_FOLDER, removePictures } from "./photo-files.ts";

/** A folder of the store, the column with the keys of its subfolders, and how to remove one. */
const kinds = [
  { folder: PHOTOS_FOLDER, column: cardPhoto.key, keysOf: (key: string) => ({ key, faceKey: null }) },
  { folder: FACES_FOLDER, column: cardPhoto.faceKey, keysOf: (faceKey: string) => ({ key: null, faceKey }) },
] as const;

type Kind = (typeof kinds)[number];

/**
 * Removes photos and faces without a card, from uploads and deletions interrupted between file and row. One process at
 * a time.
 *
 * @returns the number of photos and faces removed; null if another process is running this.
 * @throws AbortError when the process stops
 */
export async function sweepPhotos(deps: DepsWithPool): Promise<number | null> {
  return holdLock(deps.pool, "sweep-photos", async () => {
    let removed = 0;
    for (const kind of kinds) removed += await sweepKind(deps, kind);
    if (removed > 0) deps.log.info({ removed }, "photos and faces without a card removed");
    return removed;
  });
}

async function sweepKind(deps: DepsWithPool, { folder, column, keysOf }: Kind): Promise<number> {
  return sweepOrphans(deps, {
    folder,
    async known(keys) {
      const rows = await deps.db
        .select({ key: column })
        .from(cardPhoto)
        .where(inArray(column, [...keys]));
      return new Set(rows.flatMap(({ key }) => key ?? []));
    },
    remove: (key) => removePictures(deps, keysOf(key)),
  });
}
