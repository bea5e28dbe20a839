import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { SwapSide } from "#game/card/album/album.ts";
import { card } from "#server/card/table.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { cardWish } from "./table.ts";

/** How many approved cards of which player each of these users owns, by user and player. */
export async function loadHeld(
  db: Queryable,
  userIds: readonly string[],
): Promise<Map<string, Map<number, number>>> {
  const held = new Map<string, Map<number, number>>();
  if (userIds.length === 0) return held;
  const rows = await db
    .select({
      userId: card.userId,
      playerId: sql<number>`${card.playerId}`,
      count: sql<number>`count(*)::integer`,
    })
    .from(card)
    .where(and(inArray(card.userId, [...userIds]), eq(card.status, "approved"), isNotNull(card.playerId)))
    .groupBy(card.userId, card.playerId)
    .orderBy(card.userId, card.playerId);
  for (const { userId, playerId, count } of rows) {
    const players = held.get(userId) ?? new Map<number, number>();
    held.set(userId, players.set(playerId, count));
  }
  return held;
}

/** What these users have twice, and what they wish for and don't own. */
export async function loadSides(db: Queryable, userIds: readonly string[]): Promise<Map<string, SwapSide>> {
  if (userIds.length === 0) return new Map();
  const held = await loadHeld(db, userIds);
  const wishes = await db
    .select({ userId: cardWish.userId, playerId: cardWish.playerId })
    .from(cardWish)
    .where(inArray(cardWish.userId, [...userIds]))
    .orderBy(cardWish.createdAt, cardWish.playerId);
  return new Map(
    userIds.map((userId) => {
      const owned = held.get(userId) ?? new Map<number, number>();
      const twice = [...owned].filter(([, count]) => count > 1).map(([playerId]) => playerId);
      const wanted = wishes.filter((wish) => wish.userId === userId && !owned.has(wish.playerId));
      return [
        userId,
        { duplicates: new Set(twice), wishes: new Set(wanted.map(({ playerId }) => playerId)) },
      ];
    }),
  );
}
