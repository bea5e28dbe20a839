import { type GreyPhoto, reduced } from "#game/card/face/pixels.ts";

/** The longer side of the picture in which a frame is looked for. */
const SIDE = 240;
/** A frame is darker than this share of the photo's lights. */
const DARK = 0.24;
/** What it frames covers at least and at most this share of the photo. */
const LEAST_AREA = 0.12;
const MOST_AREA = 0.94;
/** How much of the rectangle around it is filled: straight edges leave little. */
const STRAIGHT = 0.94;
/** The steepest turn tried, in degrees. */
const STEEPEST = 14;
/** Cards are 5 wide and 7 high; seen at an angle, a little more or less. A card on a dark table isn't a screen. */
const CARD_ASPECTS = { least: 0.63, most: 0.8 } as const;

/** Whether something with straight edges is inside a dark frame and hasn't the shape of a card: a display in its bezel. */
export function hasBezel(photo: GreyPhoto): boolean {
  const small = reduced(photo, SIDE);
  const { width, height } = small;
  const framed = largestFramed(darkOf(small), width, height);
  const area = areaOf(framed) / (width * height);
  if (area < LEAST_AREA || area > MOST_AREA) return false;
  const { across, down, filled } = rectangleAround(framed);
  const aspect = Math.min(across, down) / Math.max(across, down);
  const isCard = aspect >= CARD_ASPECTS.least && aspect <= CARD_ASPECTS.most;
  return filled >= STRAIGHT && !isCard;
}

/** 1 where a photo is dark. */
function darkOf({ pixels }: GreyPhoto): Uint8Array {
  const sorted = Float64Array.from(pixels).toSorted();
  const limit = (sorted[Math.floor(sorted.length * 0.95)] ?? 0) * DARK;
  return Uint8Array.from(Array.from(pixels), (light) => (light < limit ? 1 : 0));
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** From the first to the last spot of a part in a row. */
interface Row {
  readonly y: number;
  readonly least: number;
  readonly most: number;
}

/** The largest light part that dark surrounds on all sides, with the dark spots inside it. */
function largestFramed(dark: Uint8Array, width: number, height: number): readonly Row[] {
  const seen = Uint8Array.from(dark);
  let largest: readonly Spot[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] === 1) continue;
    const part = takeLight(seen, start, width);
    const touches = part.some(({ x, y }) => x === 0 || y === 0 || x === width - 1 || y === height - 1);
    if (!touches && part.length > largest.length) largest = part;
  }
  return rowsOf(largest);
}

/**
 * A part, taken from the light that wasn't seen. From the rim it may continue on the other side: no frame is around it.
 */
function takeLight(seen: Uint8Array, start: number, width: number): Spot[] {
  const part: Spot[] = [];
  const waiting = [start];
  seen[start] = 1;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    part.push({ x: at % width, y: Math.floor(at / width) });
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (seen[next] !== 0) continue;
      seen[next] = 1;
      waiting.push(next);
    }
  }
  return part;
}

function rowsOf(spots: readonly Spot[]): Row[] {
  const rows = new Map<number, Row>();
  for (const { x, y } of spots) {
    const { least, most } = rows.get(y) ?? { least: x, most: x };
    rows.set(y, { y, least: Math.min(least, x), most: Math.max(most, x) });
  }
  return [...rows.values()];
}

/** The spots of all rows. */
function areaOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { least, most }) => sum + most - least + 1, 0);
}

/** The rectangle that a part fills best, of all turns, and how much of it. */
function rectangleAround(rows: readonly Row[]) {
  const area = areaOf(rows);
  // Nothing in a row is further out than its ends.
  const ends = rows.flatMap(({ y, least, most }) => [
    { x: least, y },
    { x: most, y },
  ]);
  let best = { across: 1, down: 1, filled: 0 };
  for (let degrees = -STEEPEST; degrees <= STEEPEST; degrees += 1) {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const across = spanOf(ends, ({ x, y }) => x * cos + y * sin);
    const down = spanOf(ends, ({ x, y }) => y * cos - x * sin);
    const filled = area / (across * down);
    if (filled > best.filled) best = { across, down, filled };
  }
  return best;
}

/** From the first to the last. */
function spanOf(spots: readonly Spot[], along: (spot: Spot) => number): number {
  let [least, most] = [Infinity, -Infinity];
  for (const spot of spots) {
    const at = along(spot);
    if (at < least) least = at;
    if (at > most) most = at;
  }
  return most - least + 1;
}
