import { and, eq, ne } from "drizzle-orm";
import type { OwnCardView } from "#contract/card/card.ts";
import type { ParsedRequestOf } from "#contract/endpoint.ts";
import type { Refusal } from "#contract/refusals.ts";
import type * as contract from "#contract/card/upload.ts";
import { type Corners, type CornersRefusal, parseCorners } from "#game/card/face/corners.ts";
import { decideUpload, type UploadedClaim } from "#game/card/decide-upload.ts";
import { clubs } from "#game/world/catalogue/clubs.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { isOwnRowHeld } from "#server/account/own-row.ts";
import { findPlayers } from "#server/football/player/search-players.ts";
import { answerOnce, isAnswered } from "#server/platform/idempotency/answer-once.ts";
import type { SentFile } from "#server/platform/http/form/with-form.ts";
import {
  faceFile,
  faceUrl,
  photoFile,
  removePictures,
  writePicture,
} from "#server/card/photo/photo-files.ts";
import { newPictureKey } from "#server/platform/files/serve-pictures.ts";
import { takeCard } from "#server/card/photo/take-photo.ts";
import { UNMAPPED_OVERALL } from "#game/card/overall.ts";
import { PENDING_PHOTOS_MAX } from "#game/card/photo-limits.ts";
import { rarityOf } from "#game/card/rarity.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import type { TakenCard } from "#server/card/photo/prepare-photo.ts";
import { card, type CardClaim, cardPhoto } from "./table.ts";
import { acceptCode } from "./verification-code.ts";
import type { CardHolds } from "./locks.ts";
import { loadOwnCards } from "./store.ts";

/** The clubs in the upload form (spec §9): the same 60 with any provider. */
const CLUB_NAMES: ReadonlySet<string> = new Set(clubs.map(({ name }) => name));

interface UploadInput {
  readonly fields: ParsedRequestOf<typeof contract.uploadCard>["body"];
  readonly file: SentFile | null;
  readonly idempotencyKey: string | null;
}

/**
 * Uploads the photo of a physical card; the card then needs an admin's decision. The files are written before the row,
 * so a card never shows a missing photo, and the sweep removes what a crash leaves in between. card_photo_once_per_user
 * allows one card per user and photo. Who was banned or deleted while the photo was decoded gets no card. Spec §5,
 * docs/rules.md#photos.
 */
export async function uploadCard(
  deps: Deps,
  viewer: Viewer,
  { fields, file, idempotencyKey }: UploadInput,
): Promise<Outcome<OwnCardView, Refusal>> {
  const code = acceptCode(deps, viewer, fields.verificationCode);
  const isRepeated = await isAnswered(deps, { viewer, key: idempotencyKey });
  const decided = decideUpload({
    ...fields,
    hasFile: file !== null,
    clubs: CLUB_NAMES,
    isCodeAccepted: code !== null || isRepeated,
    pending: isRepeated ? 0 : await countPending(deps.db, viewer.id),
  });
  if (!decided.ok) return decided;
  if (file === null) return refused({ code: "upload_incomplete" });
  const claim = await completeClaim(deps, decided.value, fields.playerId ?? null);
  if (claim === null) return refused({ code: "player_unknown" });
  const corners = cornersOf(fields.corners);
  if (!corners.ok) return corners;
  const taken = await takeCard(deps, { path: file.path, corners: corners.value }, viewer.id);
  if (!taken.ok) return taken;
  const upload = { claim, code, photo: taken.value, key: newPictureKey(), faceKey: newPictureKey() };
  return keep(deps, viewer, upload, idempotencyKey);
}

/** Null: none were sent. */
function cornersOf(field: string | undefined): Outcome<Corners | null, CornersRefusal> {
  return field === undefined || field === "" ? accepted(null) : parseCorners(field);
}

/** The claim with its player; null if there's no such player. */
async function completeClaim(
  deps: Deps,
  claim: UploadedClaim,
  playerId: number | null,
): Promise<CardClaim | null> {
  if (playerId === null) return { ...claim, playerId };
  const found = await findPlayers(deps.db, deps.config.footballProvider, [playerId]);
  return found.length === 0 ? null : { ...claim, playerId };
}

async function keep(
  deps: Deps,
  viewer: Viewer,
  upload: ReadyUpload,
  idempotencyKey: string | null,
): Promise<Outcome<OwnCardView, Refusal>> {
  try {
    await writePicture(deps, photoFile, upload.key, upload.photo.paths);
    await writePicture(deps, faceFile, upload.faceKey, upload.photo.face.paths);
  } catch (error) {
    // A full disk may have written half a photo.
    await removePictures(deps, upload);
    throw error;
  }
  const { photo } = upload;
  const input = { claim: upload.claim, photoHash: photo.hash, corners: photo.face.corners };
  const once = { viewer, key: idempotencyKey, endpoint: "upload-card", input };
  let isKept = false;
  const outcome = await answerOnce<OwnCardView, Refusal>(deps, once, async (tx) => {
    const written = (await isOwnRowHeld(tx, viewer.id, deps.clock.wallTime()))
      ? await writeUpload({ tx, cardHolds: deps.cardHolds }, deps.clock.now(), viewer, upload)
      : refused({ code: "unauthorized" as const });
    isKept = written.ok;
    return written;
  });
  // A repeated upload has its answer already, and a refused one has no use for the files. After an error nothing is
  // removed here: the row may exist, and the sweep checks before it removes.
  if (!isKept) await removePictures(deps, upload);
  else await deps.jobs.soon("gather-evidence");
  return outcome;
}

/** An upload with an accepted claim and a photo that's encoded and written. */
interface ReadyUpload {
  readonly claim: CardClaim;
  /** Null: it's no longer accepted, which only a repeated upload gets past. */
  readonly code: string | null;
  readonly photo: TakenCard;
  readonly key: string;
  readonly faceKey: string;
}

/** A user's pending photos. Served by card_pending_idx. */
async function countPending(db: Queryable, userId: string): Promise<number> {
  return db.$count(card, and(eq(card.userId, userId), eq(card.status, "pending")));
}

/**
 * Writes the row of an upload, unless the user has uploaded the photo before or has too many pending. One user's
 * uploads run in sequence, so the count stays right.
 */
async function writeUpload(
  { tx, cardHolds }: { readonly tx: Transaction; readonly cardHolds: CardHolds },
  now: number,
  viewer: Viewer,
  { claim, code, photo, key, faceKey }: ReadyUpload,
): Promise<Outcome<OwnCardView, Refusal>> {
  if (code === null) return refused({ code: "verification_code_expired" });
  await lockUntilCommit(tx, `upload ${viewer.id}`);
  const same = and(eq(card.userId, viewer.id), eq(card.photoHash, photo.hash), ne(card.status, "rejected"));
  if ((await tx.$count(card, same)) > 0) return refused({ code: "photo_already_uploaded" });
  if ((await countPending(tx, viewer.id)) >= PENDING_PHOTOS_MAX) {
    return refused({ code: "too_many_pending", most: PENDING_PHOTOS_MAX });
  }
  const { playerName, position, club } = claim;
  const [written] = await tx
    .insert(card)
    .values({
      userId: viewer.id,
      playerName,
      position,
      club,
      imageUrl: faceUrl(faceKey, "medium"),
      overall: UNMAPPED_OVERALL,
      rarity: rarityOf(UNMAPPED_OVERALL),
      status: "pending",
      origin: "photo",
      verificationCode: code,
      photoHash: photo.hash,
      createdAt: new Date(now),
    })
    .onConflictDoNothing()
    .returning({ id: card.id });
  if (written === undefined) return refused({ code: "photo_already_uploaded" });
  const { width, height, placeholder, takenAt, face } = photo;
  await tx.insert(cardPhoto).values({
    cardId: written.id,
    key,
    width,
    height,
    placeholder,
    takenAt: takenAt === null ? null : new Date(takenAt),
    claim,
    faceKey,
    faceHeight: face.height,
    facePlaceholder: face.placeholder,
    corners: face.corners,
  });
  const [view] = await loadOwnCards({ db: tx, cardHolds }, viewer, now, eq(card.id, written.id));
  return view === undefined ? refused({ code: "not_found" }) : accepted(view);
}
