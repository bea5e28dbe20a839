import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import { holdLock } from "#server/platform/db/lock.ts";
import type { Deps } from "#server/deps.ts";
import { isStorageFull } from "#server/platform/files/storage-room.ts";
import { card, cardEvidence, cardPhoto, photoPrint } from "#server/card/table.ts";
import type { Corners } from "#game/card/face/corners.ts";
import { nameLikeness, readWords } from "#game/card/name-likeness.ts";
import { weighPhoto } from "#game/card/photo-risk.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { loadMappingFacts } from "#server/football/player/mapping-facts.ts";
import { withTemporaryFolder } from "#server/platform/files/temporary-folder.ts";
import type { WorkerTask } from "#server/platform/worker/worker-pool.ts";
import { photoFile } from "#server/card/photo/photo-files.ts";
import { acceptedCodes } from "#server/card/verification-code.ts";
import type { OwnCard, PhotoExamination } from "./examine-photo.ts";
import { findLookalikes, printing } from "./find-lookalikes.ts";
import { codeSeen, findNames, type PhotoReading, READ_FROM, reading } from "./photo-reading.ts";
import type { Prints } from "./photo-print.ts";
import type { PhotoWithCorners } from "./read-photo.ts";

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

interface Subject {
  readonly card: typeof card.$inferSelect;
  readonly photo: typeof cardPhoto.$inferSelect;
}

/** The owner of these tasks: uploads don't wait behind all of them. */
const EVIDENCE = "evidence";

const examining: WorkerTask<string, PhotoExamination> = {
  file: new URL("./examine-photo.ts", import.meta.url),
  name: "examinePhoto",
  mostWaiting: Infinity,
};

const readingFace: WorkerTask<PhotoWithCorners, string | null> = {
  file: new URL("./read-photo.ts", import.meta.url),
  name: "readFace",
  mostWaiting: Infinity,
};

const lookingForOwnCard: WorkerTask<PhotoWithCorners, OwnCard> = {
  file: new URL("./examine-photo.ts", import.meta.url),
  name: "lookForOwnCard",
  mostWaiting: Infinity,
};

type NewEvidence = Omit<typeof cardEvidence.$inferInsert, "cardId">;

/**
 * Examines a card's photo and replaces its evidence. A card deleted in between leaves nothing behind.
 * docs/rules.md#evidence.
 */
export async function gatherEvidence(deps: Deps, cardId: number): Promise<void> {
  const [subject] = await deps.db
    .select({ card, photo: cardPhoto })
    .from(card)
    .innerJoin(cardPhoto, eq(cardPhoto.cardId, card.id))
    .where(eq(card.id, cardId));
  if (subject === undefined) return;
  const bytes = await deps.files.readBytes(photoFile(subject.photo.key, "large"));
  if (bytes === null) throw new Error(`the photo of card ${cardId} is missing`);
  const looked = await lookAt(deps, bytes, subject.photo.corners);
  const { prints } = looked;
  const evidence = await weigh(deps, subject, looked);
  await deps.db.transaction(async (tx) => {
    if (!(await holdCard(tx, cardId))) return;
    await tx.delete(photoPrint).where(eq(photoPrint.cardId, cardId));
    const rows = (["photo", "card"] as const).flatMap((part) => {
      const print = prints[part];
      return print === undefined ? [] : [{ cardId, part, ...print }];
    });
    await tx.insert(photoPrint).values(rows);
    await tx
      .insert(cardEvidence)
      .values({ cardId, ...evidence })
      .onConflictDoUpdate({ target: cardEvidence.cardId, set: evidence });
  });
}

async function holdCard(tx: Transaction, cardId: number): Promise<boolean> {
  const held = await tx.select({ id: card.id }).from(card).where(eq(card.id, cardId)).for("key share");
  return held.length > 0;
}

interface Looked {
  readonly read: PhotoReading;
  readonly prints: Prints;
  readonly examined: PhotoExamination;
  readonly ownCard: OwnCard;
  /** Null: nobody knows where the card is. */
  readonly faceText: string | null;
}

/** Photos may be on another machine; child processes get a local file. */
async function lookAt({ workers }: Deps, photo: Uint8Array, corners: Corners | null): Promise<Looked> {
  return withTemporaryFolder(async (folder) => {
    const path = join(folder, "photo.webp");
    await writeFile(path, photo);
    const read = await workers.run(reading, path, EVIDENCE);
    const prints = await workers.run(printing, path, EVIDENCE);
    const examined = await workers.run(examining, path, EVIDENCE);
    const ownCard = await workers.run(lookingForOwnCard, { path, corners }, EVIDENCE);
    return {
      read,
      prints,
      examined,
      ownCard,
      faceText: await workers.run(readingFace, { path, corners }, EVIDENCE),
    };
  });
}

async function weigh(
  deps: Deps,
  { card: row, photo }: Subject,
  { read, prints, examined, ownCard, faceText }: Looked,
): Promise<NewEvidence> {
  const uploadedAt = row.createdAt.getTime();
  const codes = acceptedCodes(deps.config.secret, row.userId, uploadedAt);
  const codeSeenAs = codeSeen(codes, read);
  const text = [faceText, read.text].filter((part) => part !== null && part !== "").join("\n");
  const players = await findNames(deps.db, deps.config.footballProvider, text);
  const claimed = await claimedLikeness(deps, photo.claim, text);
  const isNameRead = players.length > 0 || claimed >= READ_FROM;
  const lookalikes = await findLookalikes(deps, row.id, { ...prints, framed: ownCard.framed });
  const nameLikenessSeen = isNameRead ? claimed : null;
  const others = lookalikes.filter(({ userId }) => userId !== row.userId);
  const risk = weighPhoto({
    isCodeSeen: codeSeenAs !== null,
    nameLikeness: nameLikenessSeen,
    isNameOnCard: await isNameOnCard(deps, photo.claim, faceText),
    isCopyOfAnother: others.some(({ part }) => part === "photo"),
    isFaceOfAnother: others.some(({ part }) => part === "card"),
    isCopyOfOwn: lookalikes.some(({ userId }) => userId === row.userId),
    isOwnDrawing: ownCard.isDrawing,
    isOfScreen: examined.isOfScreen,
    takenAt: photo.takenAt?.getTime() ?? null,
    uploadedAt,
  });
  return {
    ...risk,
    codeSeenAs,
    textRead: text,
    nameLikeness: nameLikenessSeen,
    players,
    lookalikes: lookalikes.map(({ cardId, likeness, part }) => ({ cardId, likeness, part })),
    gatheredAt: new Date(deps.clock.now()),
  };
}

/** Whether the claimed name is on the card itself; null: no card was found, or it has no text that can be read. */
async function isNameOnCard(
  deps: Deps,
  claim: typeof cardPhoto.$inferSelect.claim,
  faceText: string | null,
): Promise<boolean | null> {
  if (faceText === null || readWords(faceText).length === 0) return null;
  return (await claimedLikeness(deps, claim, faceText)) >= READ_FROM;
}

/** How close the text comes to the claimed name, as typed or as the chosen player's. */
async function claimedLikeness(
  { db, config }: Deps,
  claim: typeof cardPhoto.$inferSelect.claim,
  text: string,
): Promise<number> {
  const words = readWords(text);
  const typed = nameLikeness(claim.playerName, null, words);
  if (claim.playerId === null) return typed;
  const player = await loadMappingFacts(db, config.footballProvider, claim.playerId);
  return Math.max(typed, player === null ? 0 : nameLikeness(player.playerName, player.shortName, words));
}
