/** The first card of each real player, in the same order. Cards without a real player are all different. */
export function eachPlayerOnce<Card extends { readonly playerId: number | null }>(
  cards: readonly Card[],
): Card[] {
  const seen = new Set<number>();
  return cards.filter(({ playerId }) => {
    if (playerId === null) return true;
    const isFirst = !seen.has(playerId);
    seen.add(playerId);
    return isFirst;
  });
}
