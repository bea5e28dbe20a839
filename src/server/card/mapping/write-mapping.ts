import { eq } from "drizzle-orm";
import { rarityOf } from "#game/card/rarity.ts";
import type { Transaction } from "../../db/database.ts";
import type { MappingFacts } from "../../football/player/mapping-facts.ts";
import { card } from "../table.ts";

/**
 * Links a card to a real player. A photo takes everything over from the player (design §6, "Overall and rarity"); a
 * card of the base set keeps its overall, by which all base sets are equal.
 */
export async function writeMapping(
  tx: Transaction,
  { cardId, origin }: { cardId: number; origin: "base" | "photo" },
  { playerId, playerName, position, club, overall }: MappingFacts,
): Promise<void> {
  const ofPlayer = {
    playerName,
    position,
    overall,
    rarity: rarityOf(overall),
    ...(club === null ? {} : { club }),
  };
  await tx
    .update(card)
    .set({ playerId, ...(origin === "photo" ? ofPlayer : {}) })
    .where(eq(card.id, cardId));
}
