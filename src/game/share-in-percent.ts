/** A share of a whole in per cent with one decimal, halves rounded up; 0 of nothing is 0. */
export function shareInPercent(part: number, whole: number): number {
  // Multiplied before it's divided: 23 of 80 are 28.75 %, which floating point would otherwise make a little less.
  return whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;
}
