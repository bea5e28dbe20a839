import { and, eq, ne } from "drizzle-orm";
import type { OwnCardView } from "#contract/card/card.ts";
import type { Refusal } from "#contract/refusals.ts";
import { UNMAPPED_OVERALL } from "#game/card/overall.ts";
import { PENDING_PHOTOS_MAX } from "#game/card/photo-limits.ts";
import { rarityOf } from "#game/card/rarity.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import type { TakenCard } from "#server/card/photo/prepare-photo.ts";
import type { CardHolds } from "./locks.ts";
import { faceUrl } from "./photo-view.ts";
import { loadOwnCards } from "./store.ts";
import { card, type CardClaim, cardPhoto } from "./table.ts";

/** An upload with an accepted claim and a photo that's encoded and written. */
export interface ReadyUpload {
  readonly claim: CardClaim;
  /** Null: it's no longer accepted, which only a repeated upload gets past. */
  readonly code: string | null;
  readonly photo: TakenCard;
  readonly key: string;
  readonly faceKey: string;
}

/** A user's pending photos. Served by card_pending_idx. */
export async function countPending(db: Queryable, userId: string): Promise<number> {
  return db.$count(card, and(eq(card.userId, userId), eq(card.status, "pending")));
}

/**
 * Writes the row of an upload, unless the user has uploaded the photo before or has too many pending. One user's
 * uploads run in sequence, so the count stays right.
 */
export async function writeUpload(
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
