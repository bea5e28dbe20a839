import { and, asc, eq, isNull, lt, ne, not, sql } from "drizzle-orm";
import { card, cardEvidence, cardPhoto } from "#server/card/table.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** After this many failed attempts, the photo is left to the admins. */
export const EVIDENCE_ATTEMPTS_MAX = 3;

interface DuePhoto {
  readonly cardId: number;
  /** It needs evidence; false: it needs prints alone. */
  readonly isPending: boolean;
}

const hasAttempts = lt(cardPhoto.evidenceAttempts, EVIDENCE_ATTEMPTS_MAX);
const inOrder = [asc(cardPhoto.evidenceAttempts), asc(cardPhoto.cardId)] as const;

/**
 * Finds the oldest photo that was decided without a print, or else the oldest pending one without evidence, and counts
 * the attempt. Evidence comes second because it compares prints.
 */
export async function beginNextPhoto(db: Queryable): Promise<DuePhoto | null> {
  const decided = await findUnprinted(db);
  const due = decided ?? (await findPending(db));
  if (due === null) return null;
  await db
    .update(cardPhoto)
    .set({ evidenceAttempts: sql`${cardPhoto.evidenceAttempts} + 1` })
    .where(eq(cardPhoto.cardId, due.cardId));
  return { ...due, isPending: decided === null };
}

/** Gives a photo an attempt back. */
export async function discountAttempt(db: Queryable, cardId: number): Promise<void> {
  await db
    .update(cardPhoto)
    .set({ evidenceAttempts: sql`${cardPhoto.evidenceAttempts} - 1` })
    .where(eq(cardPhoto.cardId, cardId));
}

/** Served by card_pending_idx. */
async function findPending(db: Queryable) {
  const [due] = await db
    .select({ cardId: card.id })
    .from(card)
    .innerJoin(cardPhoto, eq(cardPhoto.cardId, card.id))
    .leftJoin(cardEvidence, eq(cardEvidence.cardId, card.id))
    .where(and(eq(card.status, "pending"), isNull(cardEvidence.cardId), hasAttempts))
    .orderBy(...inOrder)
    .limit(1);
  return due ?? null;
}

/** Served by card_photo_unprinted_idx. */
async function findUnprinted(db: Queryable) {
  const [due] = await db
    .select({ cardId: cardPhoto.cardId })
    .from(cardPhoto)
    .innerJoin(card, eq(card.id, cardPhoto.cardId))
    .where(and(not(cardPhoto.isPrinted), ne(card.status, "pending"), hasAttempts))
    .orderBy(...inOrder)
    .limit(1);
  return due ?? null;
}
