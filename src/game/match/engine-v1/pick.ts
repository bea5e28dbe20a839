/**
 * Picks an index with a probability in proportion to its weight.
 *
 * @param weights none negative, at least one positive besides the excluded one
 * @param chance a number in [0, 1)
 * @param excluded an index that is not to be picked
 */
export function pickWeighted(weights: readonly number[], chance: number, excluded = -1): number {
  let total = 0;
  for (let index = 0; index < weights.length; index += 1) {
    if (index !== excluded) total += weights[index] ?? 0;
  }
  let left = chance * total;
  let last = 0;
  for (let index = 0; index < weights.length; index += 1) {
    const weight = weights[index] ?? 0;
    if (index === excluded || weight <= 0) continue;
    if (left < weight) return index;
    left -= weight;
    last = index;
  }
  return last;
}
