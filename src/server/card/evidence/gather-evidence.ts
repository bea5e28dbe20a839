import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { holdLock } from "#server/platform/db/lock.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { isStorageFull } from "#server/platform/files/storage-room.ts";
import { card, cardEvidence, cardPhoto } from "#server/card/table.ts";
import type { Corners } from "#game/card/face/corners.ts";
import { nameLikeness, readWords } from "#game/card/name-likeness.ts";
import { weighPhoto } from "#game/card/photo-risk.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { loadMappingFacts } from "#server/football/player/mapping-facts.ts";
import { withTemporaryFolder } from "#server/platform/files/temporary-folder.ts";
import type { WorkerTask } from "#server/platform/worker/worker-pool.ts";
import { photoFile } from "#server/card/photo/photo-files.ts";
import { acceptedCodes } from "#server/card/verification-code.ts";
import { beginNextPhoto, discountAttempt } from "./due-photos.ts";
import type { OwnCard, PhotoExamination } from "./examine-photo.ts";
import { findLookalikes, printing, storePrints } from "./find-lookalikes.ts";
import { codeSeen, findNames, type PhotoReading, READ_FROM, reading } from "./photo-reading.ts";
import type { Prints } from "./photo-print.ts";
import type { PhotoWithCorners } from "./read-photo.ts";

/** Photos per run, which must end well before it's considered dead. */
const BATCH = 40;
/** The most copies to show. */
const LOOKALIKES_MAX = 5;

/**
 * Prints photos that were decided without evidence, and gathers evidence for pending ones without any, oldest first. One
 * process at a time; an interrupted run can simply be repeated, and each photo gets only a few attempts.
 *
 * @returns the number of photos with new evidence or prints; null if another process is running this.
 */
export async function gatherDueEvidence(deps: DepsWithPool): Promise<number | null> {
  return holdLock(deps.pool, "gather-evidence", async () => {
    let gathered = 0;
    for (let begun = 0; begun < BATCH && deps.jobs.stopping?.aborted !== true; begun += 1) {
      const due = await beginNextPhoto(deps.db);
      if (due === null) return gathered;
      const { cardId, isPending } = due;
      try {
        await (isPending ? gatherEvidence(deps, cardId) : printPhoto(deps, cardId));
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
async function waitForRoom({ db }: DepsWithPool, cardId: number, gathered: number): Promise<number> {
  await discountAttempt(db, cardId);
  return gathered;
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
};

const readingFace: WorkerTask<PhotoWithCorners, string | null> = {
  file: new URL("./read-photo.ts", import.meta.url),
  name: "readFace",
};

const lookingForOwnCard: WorkerTask<PhotoWithCorners, OwnCard> = {
  file: new URL("./examine-photo.ts", import.meta.url),
  name: "lookForOwnCard",
};

type NewEvidence = Omit<typeof cardEvidence.$inferInsert, "cardId">;

/**
 * Examines a card's photo and replaces its evidence. A card deleted in between leaves nothing behind.
 * docs/rules.md#evidence.
 */
export async function gatherEvidence(deps: DepsWithPool, cardId: number): Promise<void> {
  const subject = await loadSubject(deps, cardId);
  if (subject === null) return;
  const looked = await withPhoto(deps, subject, (path) => lookAt(deps, path, subject.photo.corners));
  const { prints } = looked;
  const evidence = await weigh(deps, subject, looked);
  await deps.db.transaction(async (tx) => {
    if (!(await holdCard(tx, cardId))) return;
    await storePrints(tx, cardId, prints);
    await tx
      .insert(cardEvidence)
      .values({ cardId, ...evidence })
      .onConflictDoUpdate({ target: cardEvidence.cardId, set: evidence });
  });
}

/** A photo that's decided needs no evidence, but later copies of it do. */
async function printPhoto(deps: DepsWithPool, cardId: number): Promise<void> {
  const subject = await loadSubject(deps, cardId);
  if (subject === null) return;
  const prints = await withPhoto(deps, subject, (path) => deps.workers.run(printing, path, EVIDENCE));
  await deps.db.transaction(async (tx) => {
    if (await holdCard(tx, cardId)) await storePrints(tx, cardId, prints);
  });
}

async function loadSubject({ db }: DepsWithPool, cardId: number): Promise<Subject | null> {
  const [subject] = await db
    .select({ card, photo: cardPhoto })
    .from(card)
    .innerJoin(cardPhoto, eq(cardPhoto.cardId, card.id))
    .where(eq(card.id, cardId));
  return subject ?? null;
}

/** Photos may be on another machine; child processes get a local file. */
async function withPhoto<Found>(
  { files }: DepsWithPool,
  { card: { id }, photo }: Subject,
  work: (path: string) => Promise<Found>,
): Promise<Found> {
  const bytes = await files.readBytes(photoFile(photo.key, "large"));
  if (bytes === null) throw new Error(`the photo of card ${id} is missing`);
  return withTemporaryFolder(async (folder) => {
    const path = join(folder, "photo.webp");
    await writeFile(path, bytes);
    return work(path);
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

async function lookAt({ workers }: DepsWithPool, path: string, corners: Corners | null): Promise<Looked> {
  return {
    read: await workers.run(reading, path, EVIDENCE),
    prints: await workers.run(printing, path, EVIDENCE),
    examined: await workers.run(examining, path, EVIDENCE),
    ownCard: await workers.run(lookingForOwnCard, { path, corners }, EVIDENCE),
    faceText: await workers.run(readingFace, { path, corners }, EVIDENCE),
  };
}

async function weigh(
  deps: DepsWithPool,
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
  const original = { cardId: row.id, userId: row.userId };
  const lookalikes = await findLookalikes(deps, original, { ...prints, framed: ownCard.framed });
  const nameLikenessSeen = isNameRead ? claimed : null;
  const others = lookalikes.filter(({ isOwn }) => !isOwn);
  const risk = weighPhoto({
    isCodeSeen: codeSeenAs !== null,
    nameLikeness: nameLikenessSeen,
    isNameOnCard: await isNameOnCard(deps, photo.claim, faceText),
    isCopyOfAnother: others.some(({ part }) => part === "photo"),
    isFaceOfAnother: others.some(({ part }) => part === "card"),
    isCopyOfOwn: lookalikes.some(({ isOwn }) => isOwn),
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
    lookalikes: lookalikes
      .slice(0, LOOKALIKES_MAX)
      .map(({ cardId, likeness, part }) => ({ cardId, likeness, part })),
    gatheredAt: new Date(deps.clock.now()),
  };
}

/** Whether the claimed name is on the card itself; null: no card was found, or it has no text that can be read. */
async function isNameOnCard(
  deps: DepsWithPool,
  claim: typeof cardPhoto.$inferSelect.claim,
  faceText: string | null,
): Promise<boolean | null> {
  if (faceText === null || readWords(faceText).length === 0) return null;
  return (await claimedLikeness(deps, claim, faceText)) >= READ_FROM;
}

/** How close the text comes to the claimed name, as typed or as the chosen player's. */
async function claimedLikeness(
  { db, config }: DepsWithPool,
  claim: typeof cardPhoto.$inferSelect.claim,
  text: string,
): Promise<number> {
  const words = readWords(text);
  const typed = nameLikeness(claim.playerName, null, words);
  if (claim.playerId === null) return typed;
  const player = await loadMappingFacts(db, config.footballProvider, claim.playerId);
  return Math.max(typed, player === null ? 0 : nameLikeness(player.playerName, player.shortName, words));
}
