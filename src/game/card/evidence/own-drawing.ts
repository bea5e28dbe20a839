import type { Pixels } from "#game/card/face/pixels.ts";

/** The size of a face that is compared with drawings, in pixels: the figure and the window remain, fine print doesn't. */
export const DRAWN_SIZE = { width: 25, height: 35 } as const;

/**
 * A drawn front taken apart. A point of the drawing is a mix of the club's two colours and of what is the same for every
 * club: these are the parts, as shares of 1.
 */
export interface DrawnFront {
  readonly first: Float64Array;
  readonly second: Float64Array;
  /** Red, green and blue. */
  readonly rest: readonly Float64Array[];
}

/** The same front in three pairs of colours, of `DRAWN_SIZE`. */
export interface FrontInColours {
  readonly blackAndBlack: Pixels;
  readonly whiteAndBlack: Pixels;
  readonly blackAndWhite: Pixels;
}

/** From this likeness on, a face is Panna's own drawing. */
const DRAWN_FROM = 0.7;
/** The least share of the light of what is the same for every club, and the least of a colour, whose shade is rounded. */
const LEAST_LIGHT = 0.25;
const LEAST_COLOUR = -0.15;

const POINTS = DRAWN_SIZE.width * DRAWN_SIZE.height;
const CHANNELS = [0, 1, 2] as const;

/** Takes a front apart. */
export function takenApart({ blackAndBlack, whiteAndBlack, blackAndWhite }: FrontInColours): DrawnFront {
  const rest = CHANNELS.map((channel) => softened(blackAndBlack, channel));
  const added = (to: Pixels): Float64Array => {
    const red = softened(to, 0);
    return red.map((value, at) => value - (rest[0]?.[at] ?? 0));
  };
  return { first: added(whiteAndBlack), second: added(blackAndWhite), rest };
}

/**
 * Whether a straightened face is one of these drawn fronts, in any colours, in any light, and with any texts on it.
 *
 * @param face of `DRAWN_SIZE`
 */
export function isOwnDrawing(face: Pixels, fronts: readonly DrawnFront[]): boolean {
  return likenessToDrawings(face, fronts) >= DRAWN_FROM;
}

/** How much of a face is explained by the likeliest of these drawn fronts, 0 to 1. It may be upside down. */
export function likenessToDrawings(face: Pixels, fronts: readonly DrawnFront[]): number {
  const upright = CHANNELS.map((channel) => softened(face, channel));
  const turned = upright.map((values) => values.toReversed());
  return Math.max(0, ...fronts.flatMap((front) => [explained(upright, front), explained(turned, front)]));
}

/** A colour of a picture as shares of 1, each point the mean of those around it: a corner may be off by a percent. */
function softened({ data }: Pixels, channel: number): Float64Array {
  const { width, height } = DRAWN_SIZE;
  return Float64Array.from({ length: POINTS }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let [sum, count] = [0, 0];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
        sum += data[(row * width + column) * 4 + channel] ?? 0;
        count += 1;
      }
    }
    return sum / count / 255;
  });
}

/** Where the picture of a front differs from card to card: its texts, its badge and the shirt. In hundredths of its width. */
const VARYING = [
  { left: 0, top: 0, right: 36, bottom: 34.5 },
  { left: 74, top: 0, right: 95, bottom: 28 },
  { left: 14, top: 72, right: 97, bottom: 103 },
  { left: 0, top: 103.5, right: 100, bottom: 140 },
] as const;

/** The points that are compared. */
const compared = Array.from({ length: POINTS }, (_, at) => at).filter((at) => {
  const scale = 100 / DRAWN_SIZE.width;
  const x = ((at % DRAWN_SIZE.width) + 0.5) * scale;
  const y = (Math.floor(at / DRAWN_SIZE.width) + 0.5) * scale;
  return !VARYING.some(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom);
});

/**
 * The share of a face's differences that the parts of a front explain, each times a factor in each colour: the factors are
 * the club's colours in the light of the photo. 0 if the light would have to be impossible.
 */
function explained(face: readonly Float64Array[], { first, second, rest }: DrawnFront): number {
  let [unexplained, all] = [0, 0];
  for (const channel of CHANNELS) {
    const own = aroundMean(compared.map((at) => face[channel]?.[at] ?? 0));
    const parts = [first, second, rest[channel] ?? first];
    const basis = parts.map((part) => aroundMean(compared.map((at) => part[at] ?? 0)));
    const factors = solved(basis, own);
    if (factors === null) return 0;
    const [ofFirst = 0, ofSecond = 0, ofRest = 0] = factors;
    if (ofRest < LEAST_LIGHT || Math.min(ofFirst, ofSecond) < LEAST_COLOUR) return 0;
    const total = product(own, own);
    all += total;
    unexplained +=
      total - factors.reduce((sum, factor, at) => sum + factor * product(basis[at] ?? [], own), 0);
  }
  // With so much light, a face has differences.
  return 1 - unexplained / all;
}

function aroundMean(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function product(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (const [at, value] of a.entries()) sum += value * (b[at] ?? 0);
  return sum;
}

/** The factors of a basis that come closest to a target, by least squares; null if the basis isn't independent. */
function solved(basis: readonly (readonly number[])[], target: readonly number[]): number[] | null {
  const rows = basis.map((one) => [...basis.map((other) => product(one, other)), product(one, target)]);
  for (const [at, row] of rows.entries()) {
    const pivot = row[at] ?? 0;
    if (pivot < 1e-9) return null;
    for (const other of rows) {
      if (other === row) continue;
      const times = (other[at] ?? 0) / pivot;
      for (let column = at; column < row.length; column += 1)
        other[column] = (other[column] ?? 0) - times * (row[column] ?? 0);
    }
  }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}
