/** The longer side of the picture in which the card is looked for. */
export const FIND_SIDE = 96;

/** A picture in colour: red, green and blue of each pixel, row by row. */
export interface ColourPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A part of a picture; all from 0 to 1. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A card fills at least this part of a photo, or it'd be unreadable. */
const LEAST_AREA = 0.08;
/** Anything larger is the whole photo. */
const MOST_AREA = 0.92;
/** How far from the background a pixel must be to belong to a thing: a share of the farthest. */
const APART = 0.28;

/**
 * The box around the largest thing on the background: the card. The photo's rim shows the background.
 *
 * @returns null if nothing stands out, or everything does.
 */
export function findCard(picture: ColourPicture): Region | null {
  const { width, height } = picture;
  const apart = distances(picture, rimColour(picture));
  const limit = percentile(apart, 0.98) * APART;
  const mask = Uint8Array.from(apart, (distance) => (distance > limit ? 1 : 0));
  const box = largestBox(mask, width, height);
  if (box === null) return null;
  const region = {
    left: box.left / width,
    top: box.top / height,
    width: (box.right - box.left + 1) / width,
    height: (box.bottom - box.top + 1) / height,
  };
  const area = region.width * region.height;
  return area < LEAST_AREA || area > MOST_AREA ? null : region;
}

/** The median colour along the rim, per channel. */
function rimColour({ pixels, width, height }: ColourPicture): readonly number[] {
  const rim = Array.from({ length: width * height }, (_, at) => at).filter((at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return x < 2 || y < 2 || x >= width - 2 || y >= height - 2;
  });
  return [0, 1, 2].map((channel) =>
    percentile(
      rim.map((at) => pixels[3 * at + channel] ?? 0),
      0.5,
    ),
  );
}

function distances({ pixels, width, height }: ColourPicture, colour: readonly number[]): number[] {
  return Array.from({ length: width * height }, (_, at) =>
    colour.reduce((sum, value, channel) => sum + Math.abs((pixels[3 * at + channel] ?? 0) - value), 0),
  );
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box of the largest connected part. */
function largestBox(mask: Uint8Array, width: number, height: number): Box | null {
  let largest: { box: Box; size: number } | null = null;
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] !== 1) continue;
    const found = takePart(mask, start, { width, height });
    if (largest === null || found.size > largest.size) largest = found;
  }
  return largest?.box ?? null;
}

/** Removes the connected part around a pixel from the mask. */
function takePart(mask: Uint8Array, start: number, { width, height }: { width: number; height: number }) {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  const waiting = [start];
  let size = 0;
  mask[start] = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    size += 1;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    const neighbours = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
    for (const next of neighbours) {
      if (mask[next] !== 1) continue;
      mask[next] = 0;
      waiting.push(next);
    }
  }
  return { box, size };
}
