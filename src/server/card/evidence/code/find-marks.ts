import type { GreyPicture } from "#server/card/evidence/find-turns.ts";

/** A connected patch of ink. All in pixels of the picture. */
export interface Mark {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Pixels of ink. */
  readonly ink: number;
}

/** Ink is darker than its surroundings by this share of their light. */
const DARKER = 0.16;
/** Half the side of the surroundings, as a share of the picture's longer side. */
const REACH = 0.03;
/** Smaller patches are grain. */
const LEAST_HEIGHT = 12;
/** As a share of the picture's longer side: larger ones are no characters. */
const MOST_SIDE = 0.12;
const LEAST_INK = 30;

/** Where a picture is darker than its surroundings: 1 for ink, 0 for paper. */
export function inkOf({ pixels, width, height }: GreyPicture): Uint8Array {
  const sums = integralOf({ pixels, width, height });
  const reach = Math.round(Math.max(width, height) * REACH);
  const ink = new Uint8Array(width * height);
  const wide = width + 1;
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum =
        (sums[bottom * wide + right] ?? 0) -
        (sums[top * wide + right] ?? 0) -
        (sums[bottom * wide + left] ?? 0) +
        (sums[top * wide + left] ?? 0);
      const around = sum / ((right - left) * (bottom - top));
      if ((pixels[y * width + x] ?? 0) < around * (1 - DARKER)) ink[y * width + x] = 1;
    }
  }
  return ink;
}

function integralOf({ pixels, width, height }: GreyPicture): Float64Array {
  const wide = width + 1;
  const sums = new Float64Array(wide * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * wide + x + 1] = (sums[y * wide + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** The patches of ink that could be characters. */
export function findMarks(picture: GreyPicture): Mark[] {
  const { width, height } = picture;
  const ink = inkOf(picture);
  const most = Math.max(width, height) * MOST_SIDE;
  const marks: Mark[] = [];
  const stack = new Int32Array(width * height);
  for (let start = 0; start < ink.length; start += 1) {
    if (ink[start] !== 1) continue;
    const mark = takeMark(ink, start, { width, height, stack });
    const [wide, tall] = [mark.right - mark.left + 1, mark.bottom - mark.top + 1];
    if (mark.ink >= LEAST_INK && tall >= LEAST_HEIGHT && tall <= most && wide <= most) marks.push(mark);
  }
  return marks;
}

const NEIGHBOURS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Room for the pixels still to visit. */
  readonly stack: Int32Array;
}

/** Removes the connected patch around a pixel from the ink. */
function takeMark(ink: Uint8Array, start: number, { width, height, stack }: Sheet): Mark {
  let [left, top, right, bottom, count, waiting] = [width, height, 0, 0, 0, 1];
  stack[0] = start;
  ink[start] = 0;
  while (waiting > 0) {
    waiting -= 1;
    const at = stack[waiting] ?? 0;
    const x = at % width;
    const y = (at - x) / width;
    count += 1;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
    for (const [dx, dy] of NEIGHBOURS) {
      const next = at + dy * width + dx;
      const isInside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
      if (!isInside || ink[next] !== 1) continue;
      ink[next] = 0;
      stack[waiting] = next;
      waiting += 1;
    }
  }
  return { left, top, right, bottom, ink: count };
}
