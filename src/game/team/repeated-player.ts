export type PlayerTwice = { readonly code: "player_twice"; readonly playerName: string };

/**
 * The first card with the same real player as a card before it, or null (docs/rules.md#out-of-position:
 * two cards of one real player cannot be in one team). Cards without a real player are all different.
 */
export function repeatedPlayer<Card extends { readonly playerId: number | null }>(
  cards: readonly Card[],
): Card | null {
  const seen = new Set<number>();
  for (const card of cards) {
    if (card.playerId === null) continue;
    if (seen.has(card.playerId)) return card;
    seen.add(card.playerId);
  }
  return null;
}
