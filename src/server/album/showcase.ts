import { asc, eq } from "drizzle-orm";
import type { ShowcaseView } from "#contract/card/album.ts";
import type { SlotsRefusal } from "#game/team/decide-slots.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { holdCards, loadCardsById } from "#server/card/store.ts";
import type { Deps } from "#server/deps.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { loadAlbumPlayers } from "./album-players.ts";
import { loadSides } from "./swap-sides.ts";
import { showcaseCard, swapPublication } from "./table.ts";

type ShowcaseRefusal = Extract<SlotsRefusal, { code: "card_not_yours" | "card_not_approved" | "card_twice" }>;

/** Puts these of the viewer's cards on the profile, in this order, in place of those before. */
export async function arrangeShowcase(
  { db }: Pick<Deps, "db">,
  { id: userId }: Viewer,
  cardIds: readonly number[],
): Promise<Outcome<{ ok: true }, ShowcaseRefusal>> {
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, `showcase ${userId}`);
    await holdCards(tx, userId, cardIds);
    const cards = new Map((await loadCardsById(tx, userId, cardIds)).map((card) => [card.id, card]));
    for (const [at, cardId] of cardIds.entries()) {
      const card = cards.get(cardId);
      if (card === undefined) return refused({ code: "card_not_yours" as const, cardId });
      if (cardIds.indexOf(cardId) !== at) return refused({ code: "card_twice" as const, cardId });
      if (!card.isApproved) {
        return refused({ code: "card_not_approved" as const, playerName: card.playerName });
      }
    }
    await tx.delete(showcaseCard).where(eq(showcaseCard.userId, userId));
    if (cardIds.length > 0) {
      await tx.insert(showcaseCard).values(cardIds.map((cardId, at) => ({ userId, cardId, place: at + 1 })));
    }
    return accepted({ ok: true as const });
  });
}

/**
 * What a user's profile shows of the album: cards without what proves that they are the user's own, and duplicates and
 * wishes if the user publishes them.
 */
export async function loadShowcase(db: Queryable, userId: string): Promise<ShowcaseView> {
  const rows = await db
    .select({ cardId: showcaseCard.cardId })
    .from(showcaseCard)
    .where(eq(showcaseCard.userId, userId))
    .orderBy(asc(showcaseCard.place));
  const ids = rows.map(({ cardId }) => cardId);
  const found = new Map((await loadCardsById(db, userId, ids)).map((card) => [card.id, card]));
  const cards = ids.flatMap((id) => {
    const card = found.get(id);
    return card?.isApproved === true ? [{ ...card, verificationCode: null }] : [];
  });
  return { cards, swaps: await loadPublished(db, userId) };
}

async function loadPublished(db: Queryable, userId: string): Promise<ShowcaseView["swaps"]> {
  if ((await db.$count(swapPublication, eq(swapPublication.userId, userId))) === 0) return null;
  const side = (await loadSides(db, [userId])).get(userId);
  if (side === undefined) return null;
  const players = await loadAlbumPlayers(db, [...side.duplicates, ...side.wishes]);
  return {
    duplicates: [...side.duplicates].flatMap((id) => players.get(id) ?? []),
    wishes: [...side.wishes].flatMap((id) => players.get(id) ?? []),
  };
}
