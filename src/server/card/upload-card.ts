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
import { findPlayers } from "#server/football/player/search-players.ts";
import { answerOnce, isAnswered } from "#server/platform/idempotency/answer-once.ts";
import type { SentFile } from "#server/platform/http/form/with-form.ts";
import { newPhotoKey, removePictures, writeFace, writePhoto } from "#server/card/photo/photo-files.ts";
import { takeCard } from "#server/card/photo/take-photo.ts";
import type { CardClaim } from "./table.ts";
import { acceptCode } from "./verification-code.ts";
import { countPending, type ReadyUpload, writeUpload } from "./write-upload.ts";

/** The clubs in the upload form (spec §9): the same 60 with any provider. */
const CLUB_NAMES: ReadonlySet<string> = new Set(clubs.map(({ name }) => name));

export interface UploadInput {
  readonly fields: ParsedRequestOf<typeof contract.uploadCard>["body"];
  readonly file: SentFile | null;
  readonly idempotencyKey: string | null;
}

/**
 * Uploads the photo of a physical card; the card then needs an admin's decision. The files are written before the row,
 * so a card never shows a missing photo, and the sweep removes what a crash leaves in between. card_photo_once_per_user
 * allows one card per user and photo. Spec §5, docs/rules.md#photos.
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
  const upload = { claim, code, photo: taken.value, key: newPhotoKey(), faceKey: newPhotoKey() };
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
    await writePhoto(deps, upload.key, upload.photo.paths);
    await writeFace(deps, upload.faceKey, upload.photo.face.paths);
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
    const written = await writeUpload({ tx, cardHolds: deps.cardHolds }, deps.clock.now(), viewer, upload);
    isKept = written.ok;
    return written;
  });
  // A repeated upload has its answer already, and a refused one has no use for the files. After an error nothing is
  // removed here: the row may exist, and the sweep checks before it removes.
  if (!isKept) await removePictures(deps, upload);
  else await deps.jobs.soon("gather-evidence");
  return outcome;
}
