import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import { holdLock } from "#server/platform/db/lock.ts";
import type { Deps } from "#server/deps.ts";
import { isStorageFull } from "#server/platform/files/storage-room.ts";
import { card, cardEvidence, cardPhoto } from "#server/card/table.ts";
import { gatherEvidence } from "./gather-evidence.ts";

/** After this many failed attempts, the photo is left to the admins. */
const MOST_ATTEMPTS = 3;
/** Photos per run, which must end well before it's considered dead. */
const BATCH = 40;

/**
 * Gathers evidence for pending photos without any, oldest first. One process at a time; an interrupted run can simply
 * be repeated, and each photo gets only a few attempts.
 *
 * @returns the number of photos with new evidence; null if another process is running this.
 */
export async function gatherDueEvidence(deps: Deps): Promise<number | null> {
  return holdLock(deps.pool, "gather-evidence", async () => {
    let gathered = 0;
    for (let begun = 0; begun < BATCH && deps.jobs.stopping?.aborted !== true; begun += 1) {
      const cardId = await beginNext(deps);
      if (cardId === null) return gathered;
      try {
        await gatherEvidence(deps, cardId);
        gathered += 1;
      } catch (error) {
        deps.log.warn({ err: error, cardId }, "gathering evidence failed");
        if (isStorageFull(error)) return waitForRoom(deps, cardId, gathered);
      }
    }
    await deps.jobs.soon("gather-evidence");
    return gathered;
  });
}

/** A full disk isn't the photo's fault: the attempt doesn't count, and the next run starts with it. */
async function waitForRoom({ db }: Deps, cardId: number, gathered: number): Promise<number> {
  await db
    .update(cardPhoto)
    .set({ evidenceAttempts: sql`${cardPhoto.evidenceAttempts} - 1` })
    .where(eq(cardPhoto.cardId, cardId));
  return gathered;
}

/** Finds the oldest photo without evidence and counts the attempt. */
async function beginNext({ db }: Deps): Promise<number | null> {
  const [due] = await db
    .select({ cardId: card.id })
    .from(card)
    .innerJoin(cardPhoto, eq(cardPhoto.cardId, card.id))
    .leftJoin(cardEvidence, eq(cardEvidence.cardId, card.id))
    .where(
      and(
        eq(card.status, "pending"),
        isNull(cardEvidence.cardId),
        lt(cardPhoto.evidenceAttempts, MOST_ATTEMPTS),
      ),
    )
    .orderBy(asc(cardPhoto.evidenceAttempts), asc(card.id))
    .limit(1);
  if (due === undefined) return null;
  await db
    .update(cardPhoto)
    .set({ evidenceAttempts: sql`${cardPhoto.evidenceAttempts} + 1` })
    .where(eq(cardPhoto.cardId, due.cardId));
  return due.cardId;
}
