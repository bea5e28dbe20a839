import { and, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { CardView } from "#contract/card.ts";
import { club, player } from "../football/table.ts";
import type { Queryable } from "../db/database.ts";
import { card } from "./table.ts";

type CardRow = typeof card.$inferSelect;
type Colours = { primary: string | null; secondary: string | null };

/** A card as its owner sees it. */
export function toCardView(row: CardRow, colours: Colours): CardView {
  return {
    id: row.id,
    playerName: row.playerName,
    position: row.position,
    club: row.club,
    imageUrl: row.imageUrl,
    overall: row.overall,
    rarity: row.rarity,
    isApproved: row.status === "approved",
    createdAt: row.createdAt.toISOString(),
    verificationCode: row.verificationCode,
    playerId: row.playerId,
    isSpecial: row.origin === "photo" && row.status === "approved",
    clubColours:
      colours.primary !== null && colours.secondary !== null
        ? { primary: colours.primary, secondary: colours.secondary }
        : null,
  };
}

/** A user's cards, newest first. Served by card_user_id_idx. */
export async function loadCards(db: Queryable, userId: string, only?: SQL): Promise<CardView[]> {
  const rows = await db
    .select({ card, colours: { primary: club.primaryColour, secondary: club.secondaryColour } })
    .from(card)
    .leftJoin(player, eq(player.id, card.playerId))
    .leftJoin(club, eq(club.id, player.clubId))
    .where(and(eq(card.userId, userId), only))
    .orderBy(desc(card.id));
  return rows.map(({ card: row, colours }) => toCardView(row, colours ?? { primary: null, secondary: null }));
}

/** Those of a user's cards that have these ids; ids of others are as if they did not exist. */
export async function loadCardsById(
  db: Queryable,
  userId: string,
  ids: readonly number[],
): Promise<CardView[]> {
  return ids.length === 0 ? [] : loadCards(db, userId, inArray(card.id, [...ids]));
}

/**
 * Holds a user's cards as they are until the transaction ends: nobody deletes them meanwhile.
 * Always in the order of their ids, so that two transactions never wait for each other.
 */
export async function holdCards(tx: Queryable, userId: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: card.id })
    .from(card)
    .where(and(eq(card.userId, userId), inArray(card.id, [...ids])))
    .orderBy(sql`${card.id}`)
    .for("share");
}
