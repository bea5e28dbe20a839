import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import type { DepsWithPool } from "#server/deps.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import { newPictureKey } from "#server/platform/files/serve-pictures.ts";
import { isStorageFull } from "#server/platform/files/storage-room.ts";
import { withTemporaryFolder } from "#server/platform/files/temporary-folder.ts";
import type { WorkerTask } from "#server/platform/worker/worker-pool.ts";
import type { PhotoPrint } from "#server/card/evidence/photo-print.ts";
import { printing, reprintCard } from "#server/card/evidence/find-lookalikes.ts";
import { card, cardPhoto } from "#server/card/table.ts";
import { faceFile, faceUrl, photoFile, removePictures, writePicture } from "./photo-files.ts";
import type { TakenFace } from "./prepare-photo.ts";

/** After this many failures, the card stays without a face, drawn as cards without a photo are. */
const MOST_FAILURES = 3;
/** Faces per run, which must end well before it's considered dead. */
const BATCH = 40;

const preparing: WorkerTask<string, TakenFace> = {
  file: new URL("./prepare-photo.ts", import.meta.url),
  name: "prepareFace",
};

/**
 * Makes the faces of photos without one, which were uploaded before cards had faces, oldest first. One process at a time;
 * an interrupted run can be repeated: a face is its files first and then its row, and the sweep removes files without a
 * row.
 *
 * @returns the number of new faces; null if another process is running this.
 */
export async function makeDueFaces(deps: DepsWithPool): Promise<number | null> {
  return holdLock(deps.pool, "make-faces", async () => {
    let made = 0;
    for (let begun = 0; begun < BATCH && deps.jobs.stopping?.aborted !== true; begun += 1) {
      const due = await findNext(deps);
      if (due === null) return made;
      try {
        if (await makeFaceOf(deps, due)) made += 1;
      } catch (error) {
        deps.log.warn({ err: error, cardId: due.cardId }, "making a face failed");
        if (isStorageFull(error)) return made;
        await countFailure(deps, due);
      }
    }
    await deps.jobs.soon("make-faces");
    return made;
  });
}

interface Due {
  readonly cardId: number;
  readonly key: string;
}

/** Served by card_photo_faceless_idx. */
async function findNext({ db }: DepsWithPool): Promise<Due | null> {
  const [due] = await db
    .select({ cardId: cardPhoto.cardId, key: cardPhoto.key })
    .from(cardPhoto)
    .where(and(isNull(cardPhoto.faceKey), lt(cardPhoto.faceFailures, MOST_FAILURES)))
    .orderBy(asc(cardPhoto.faceFailures), asc(cardPhoto.cardId))
    .limit(1);
  return due ?? null;
}

async function countFailure({ db }: DepsWithPool, { cardId }: Due): Promise<void> {
  await db
    .update(cardPhoto)
    .set({ faceFailures: sql`${cardPhoto.faceFailures} + 1` })
    .where(eq(cardPhoto.cardId, cardId));
}

/** @returns whether the card got the face; false: it's gone by now */
async function makeFaceOf(deps: DepsWithPool, due: Due): Promise<boolean> {
  const bytes = await deps.files.readBytes(photoFile(due.key, "large"));
  if (bytes === null) throw new Error(`the photo of card ${due.cardId} is missing`);
  const faceKey = newPictureKey();
  const face = await withTemporaryFolder(async (folder) => {
    const path = join(folder, "photo.webp");
    await writeFile(path, bytes);
    const taken = await deps.workers.run(preparing, path, "faces");
    await writePicture(deps, faceFile, faceKey, taken.paths);
    const { card: print } = await deps.workers.run(printing, path, "faces");
    return { ...taken, print };
  });
  const isKept = await keep(deps, due, { ...face, faceKey });
  // After an error the row may exist: the sweep checks before it removes the files.
  if (!isKept) await removePictures(deps, { key: null, faceKey });
  return isKept;
}

interface NewFace extends TakenFace {
  readonly faceKey: string;
  readonly print: PhotoPrint | undefined;
}

/** The row, the card's address and the copies of the card, all or none. */
async function keep(
  { db, cardHolds }: DepsWithPool,
  { cardId }: Due,
  { faceKey, height, placeholder, corners, print }: NewFace,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const imageUrl = faceUrl(faceKey, "medium");
    const [owned] = await tx
      .update(card)
      .set({ imageUrl })
      .where(eq(card.id, cardId))
      .returning({ userId: card.userId });
    if (owned === undefined) return false;
    await tx
      .update(cardPhoto)
      .set({ faceKey, faceHeight: height, facePlaceholder: placeholder, corners })
      .where(eq(cardPhoto.cardId, cardId));
    // Older prints show the box around the card.
    await reprintCard(tx, cardId, print);
    await cardHolds.pictureCard(tx, { userId: owned.userId, cardId, imageUrl });
    return true;
  });
}
