import { and, eq, isNull } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { card } from "./table.ts";

/**
 * Opens the pack of one of the viewer's approved photos. Of several calls at once one is the first, and the others find
 * the pack open, as does every call for a card without a pack. docs/rules.md#the-reveal.
 */
export async function revealCard(
  { db, clock }: Deps,
  viewer: Viewer,
  cardId: number,
): Promise<Outcome<{ isFirst: boolean }, { code: "not_found" }>> {
  const approved = and(eq(card.id, cardId), eq(card.userId, viewer.id), eq(card.status, "approved"));
  const opened = await db
    .update(card)
    .set({ revealedAt: new Date(clock.now()) })
    .where(and(approved, eq(card.origin, "photo"), isNull(card.revealedAt)))
    .returning({ id: card.id });
  if (opened.length > 0) return accepted({ isFirst: true });
  const found = await db.select({ id: card.id }).from(card).where(approved);
  return found.length > 0 ? accepted({ isFirst: false }) : refused({ code: "not_found" });
}
