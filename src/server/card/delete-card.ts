import { and, eq } from "drizzle-orm";
import { decideDeletion, type DeletionRefusal } from "#game/card/decide-deletion.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { findTeamsWithCard } from "#server/team/store.ts";
import { loadCardLocks } from "./locks.ts";
import { removePhoto } from "#server/card/photo/photo-files.ts";
import { card, cardPhoto } from "./table.ts";

type DeleteCardRefusal = { code: "not_found" } | DeletionRefusal;

/**
 * Deletes one of the viewer's cards, in whatever state, unless it is locked or stands in a team. Its photo goes after
 * the row: where the process dies between the two, the sweep finds files without a row. Design §6, "Tournament".
 */
export async function deleteCard(
  deps: Deps,
  viewer: Viewer,
  cardId: number,
): Promise<Outcome<{ ok: true }, DeleteCardRefusal>> {
  const deleted = await deleteRow(deps, viewer, cardId);
  if (!deleted.ok) return deleted;
  if (deleted.value !== null) await removePhoto(deps, deleted.value);
  return accepted({ ok: true as const });
}

/** @returns the key of the card's photo, or null. */
async function deleteRow(
  { db, clock }: Deps,
  viewer: Viewer,
  cardId: number,
): Promise<Outcome<string | null, DeleteCardRefusal>> {
  return db.transaction(async (tx) => {
    const mine = and(eq(card.id, cardId), eq(card.userId, viewer.id));
    const held = await tx.select({ id: card.id }).from(card).where(mine).for("update");
    if (held.length === 0) return refused({ code: "not_found" as const });
    const locks = await loadCardLocks(tx, viewer.id, clock.now());
    const teams = await findTeamsWithCard(tx, cardId);
    const teamNames = teams.map(({ name }) => name);
    const decided = decideDeletion(locks.get(cardId) ?? [], teamNames);
    if (!decided.ok) return decided;
    const photos = await tx
      .select({ key: cardPhoto.key })
      .from(cardPhoto)
      .where(eq(cardPhoto.cardId, cardId));
    await tx.delete(card).where(mine);
    return accepted(photos[0]?.key ?? null);
  });
}
