/** Wins of all matches in percent, rounded; 0 without a match (spec §9). */
export function winRate(record: { readonly totalWins: number; readonly totalMatches: number }): number {
  return record.totalMatches === 0 ? 0 : Math.round((record.totalWins / record.totalMatches) * 100);
}
