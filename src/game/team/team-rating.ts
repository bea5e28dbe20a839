/** The rating of a team: the rounded mean of its cards' overalls (1–99), 0 for a team without cards (spec §9). */
export function teamRating(overalls: readonly number[]): number {
  if (overalls.length === 0) return 0;
  const sum = overalls.reduce((total, overall) => total + overall, 0);
  return Math.round(sum / overalls.length);
}
