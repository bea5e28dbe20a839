/** The longer side of the picture in which edges are looked for: enough for a card's sides and the lines of a print. */
export const TURN_SIDE = 600;

/** The furthest from upright and level, in degrees. */
const MOST = 20;
const BINS_PER_DEGREE = 2;
const BINS = 2 * MOST * BINS_PER_DEGREE + 1;
/** Closer directions count as one. */
const APART_DEGREES = 4;
/** A direction below this share of the strongest is noise. */
const LEAST_SHARE = 0.2;
const TURNS = 3;

/** Grey values, row by row. */
export interface GreyPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * The rotation in degrees of straight-edged things in a picture, such as the card and the slip next to it: strongest
 * first, clockwise positive. Every strong edge votes for its direction; the sides and prints of one thing agree. Empty
 * for a picture without edges.
 */
export function findTurns(picture: GreyPicture): number[] {
  const votes = smoothed(countVotes(picture));
  const strongest = Math.max(...votes);
  const turns: number[] = [];
  if (strongest === 0) return turns;
  while (turns.length < TURNS) {
    const best = votes.reduce((top, vote, bin) => (vote > (votes[top] ?? 0) ? bin : top), 0);
    if ((votes[best] ?? 0) < strongest * LEAST_SHARE) break;
    turns.push(best / BINS_PER_DEGREE - MOST);
    const reach = APART_DEGREES * BINS_PER_DEGREE;
    for (let bin = Math.max(0, best - reach); bin <= Math.min(BINS - 1, best + reach); bin += 1)
      votes[bin] = 0;
  }
  return turns;
}

/** The weight of the edges in each direction; both sides of a rectangle count as one. */
function countVotes({ pixels, width, height }: GreyPicture): Float64Array {
  const votes = new Float64Array(BINS);
  const at = (x: number, y: number): number => pixels[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const right = at(x + 1, y - 1) + 2 * at(x + 1, y) + at(x + 1, y + 1);
      const left = at(x - 1, y - 1) + 2 * at(x - 1, y) + at(x - 1, y + 1);
      const below = at(x - 1, y + 1) + 2 * at(x, y + 1) + at(x + 1, y + 1);
      const above = at(x - 1, y - 1) + 2 * at(x, y - 1) + at(x + 1, y - 1);
      const dx = right - left;
      const dy = below - above;
      const strength = dx * dx + dy * dy;
      if (strength < 900) continue;
      const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
      const fromAxis = degrees - 90 * Math.round(degrees / 90);
      const bin = Math.round((fromAxis + MOST) * BINS_PER_DEGREE);
      if (bin >= 0 && bin < BINS) votes[bin] = (votes[bin] ?? 0) + Math.sqrt(strength);
    }
  }
  return votes;
}

function smoothed(votes: Float64Array): Float64Array {
  return votes.map((vote, bin) => 0.25 * (votes[bin - 1] ?? 0) + 0.5 * vote + 0.25 * (votes[bin + 1] ?? 0));
}
