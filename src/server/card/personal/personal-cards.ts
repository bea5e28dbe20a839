import { asc, eq, inArray } from "drizzle-orm";
import { FACES_FOLDER, photoFile, PHOTOS_FOLDER } from "#server/card/photo/photo-files.ts";
import { baseSet, card, cardEvidence, cardPhoto } from "#server/card/table.ts";
import type { Deps } from "#server/deps.ts";
import type { PersonalPart } from "#server/platform/personal-part.ts";

/** Cards whose photos and rows go in one step. */
const BATCH = 100;

/** The user's cards with their photos, faces and evidence. The user's teams go before them. */
export const personalCards: PersonalPart = {
  name: "cards",
  async erase(deps, userId) {
    for (;;) {
      deps.jobs.stopping?.throwIfAborted();
      const batch = await loadBatch(deps, userId);
      if (batch.length === 0) break;
      // The files first: a row without files is found again, files without a row only by the sweep.
      for (const { key, faceKey } of batch) {
        if (key !== null) await deps.files.removeFolder(`${PHOTOS_FOLDER}/${key}`);
        if (faceKey !== null) await deps.files.removeFolder(`${FACES_FOLDER}/${faceKey}`);
      }
      const ids = batch.map(({ id }) => id);
      await deps.db.delete(card).where(inArray(card.id, ids));
    }
    await deps.db.delete(baseSet).where(eq(baseSet.userId, userId));
  },
  async collect({ db }, userId) {
    const cards = await db
      .select(exported)
      .from(card)
      .leftJoin(cardPhoto, eq(cardPhoto.cardId, card.id))
      .leftJoin(cardEvidence, eq(cardEvidence.cardId, card.id))
      .where(eq(card.userId, userId))
      .orderBy(asc(card.id));
    const [base] = await db
      .select({ claimedAt: baseSet.claimedAt })
      .from(baseSet)
      .where(eq(baseSet.userId, userId));
    return { baseSetClaimedAt: base?.claimedAt ?? null, cards };
  },
  async *files({ db, files }, userId) {
    const photos = await db
      .select({ id: card.id, key: cardPhoto.key })
      .from(card)
      .innerJoin(cardPhoto, eq(cardPhoto.cardId, card.id))
      .where(eq(card.userId, userId))
      .orderBy(asc(card.id));
    for (const { id, key } of photos) {
      yield { path: `photos/card-${id}.webp`, open: () => files.read(photoFile(key, "large")) };
    }
  },
};

/** A card with its photo's facts, without who decided it and what it was compared with. */
const exported = {
  id: card.id,
  playerName: card.playerName,
  position: card.position,
  club: card.club,
  overall: card.overall,
  rarity: card.rarity,
  status: card.status,
  origin: card.origin,
  verificationCode: card.verificationCode,
  createdAt: card.createdAt,
  decidedAt: card.decidedAt,
  rejectionReason: card.rejectionReason,
  photoTakenAt: cardPhoto.takenAt,
  claim: cardPhoto.claim,
  textReadOnPhoto: cardEvidence.textRead,
};

async function loadBatch({ db }: Pick<Deps, "db">, userId: string) {
  return db
    .select({ id: card.id, key: cardPhoto.key, faceKey: cardPhoto.faceKey })
    .from(card)
    .leftJoin(cardPhoto, eq(cardPhoto.cardId, card.id))
    .where(eq(card.userId, userId))
    .orderBy(asc(card.id))
    .limit(BATCH);
}
