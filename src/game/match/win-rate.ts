/** Won matches of all matches as a whole percentage, 0 without matches (spec §9). Quick matches count too. */
export function winRate(wins: number, totalMatches: number): number {
  return totalMatches === 0 ? 0 : Math.round((wins * 100) / totalMatches);
}
