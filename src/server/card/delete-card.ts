import { and, eq } from "drizzle-orm";
import { type CardLocked, decideDeletion } from "#game/card/decide-deletion.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { loadCardLocks } from "./locks.ts";
import { type PictureKeys, removePictures } from "#server/card/photo/photo-files.ts";
import { card, cardPhoto } from "./table.ts";

type DeleteCardRefusal = { code: "not_found" } | { code: "busy" } | CardLocked;
type Deleted = Outcome<PictureKeys | null, DeleteCardRefusal>;

/** How often to take the card out of its teams again, if it keeps being put into one. */
const ATTEMPTS = 3;

/**
 * Deletes one of the viewer's cards, in any state, unless it's locked. Its slots in saved teams are empty afterwards.
 * The photo is removed after the row: if the process dies in between, the sweep finds files without a row.
 * Spec §4, "Card"; docs/rules.md#tournament.
 */
export async function deleteCard(
  deps: Deps,
  viewer: Viewer,
  cardId: number,
): Promise<Outcome<{ ok: true }, DeleteCardRefusal>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const freed = await emptySlots(deps, viewer, cardId);
    if (!freed.ok) return freed;
    const deleted = await deleteRow(deps, viewer, cardId);
    if (deleted === "in_team") continue;
    if (!deleted.ok) return deleted;
    if (deleted.value !== null) await removePictures(deps, deleted.value);
    return accepted({ ok: true as const });
  }
  return refused({ code: "busy" });
}

/**
 * Takes the card out of the viewer's teams. In its own transaction, before the card is locked: a save in the builder and
 * an entry lock the team first and then its cards, so the two would deadlock.
 */
async function emptySlots(
  { db, clock, cardHolds }: Deps,
  viewer: Viewer,
  cardId: number,
): Promise<Outcome<null, CardLocked>> {
  if ((await cardHolds.findTeams(db, cardId)).length === 0) return accepted(null);
  return db.transaction(async (tx) => {
    const teamIds = await cardHolds.holdTeams(tx, viewer.id, cardId);
    // Queried with the teams locked: an entry of one of them has locked the card by now, or finds its slot empty.
    const locks = await loadCardLocks(cardHolds, tx, viewer.id, clock.now());
    const decided = decideDeletion(locks.get(cardId) ?? []);
    if (decided.ok) await cardHolds.takeOutOfTeams(tx, { cardId, teamIds, at: new Date(clock.now()) });
    return decided;
  });
}

/** @returns "in_team" if the card is in a team again */
async function deleteRow(
  { db, clock, cardHolds }: Deps,
  viewer: Viewer,
  cardId: number,
): Promise<Deleted | "in_team"> {
  return db.transaction(async (tx) => {
    const mine = and(eq(card.id, cardId), eq(card.userId, viewer.id));
    const held = await tx.select({ id: card.id }).from(card).where(mine).for("update");
    if (held.length === 0) return refused({ code: "not_found" as const });
    const locks = await loadCardLocks(cardHolds, tx, viewer.id, clock.now());
    const decided = decideDeletion(locks.get(cardId) ?? []);
    if (!decided.ok) return decided;
    if ((await cardHolds.findTeams(tx, cardId)).length > 0) return "in_team" as const;
    const photos = await tx
      .select({ key: cardPhoto.key, faceKey: cardPhoto.faceKey })
      .from(cardPhoto)
      .where(eq(cardPhoto.cardId, cardId));
    await tx.delete(card).where(mine);
    return accepted(photos[0] ?? null);
  });
}
