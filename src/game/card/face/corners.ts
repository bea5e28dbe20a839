import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { PHOTO_SIZES } from "#game/card/photo-limits.ts";

/** A point on a photo, as fractions of its width and height as it is seen: 0 is left or top, 1 right or bottom. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Where a card is on a photo: clockwise from the card's own top left. */
export type Corners = readonly [Corner, Corner, Corner, Corner];

/** Why four points aren't the corners of a card. */
export type CornersRefusal =
  | { readonly code: "corners_invalid" }
  | { readonly code: "corners_outside" }
  | { readonly code: "corners_crossed" }
  | { readonly code: "corners_too_small" };

/** A card is 5 wide and 7 high (docs/rules.md#faces). */
export const CARD_RATIO = 5 / 7;

/** The least share of a photo that a card covers: a smaller one shows nothing. */
const LEAST_AREA = 0.005;
/** How far each corner is from the line between its neighbours, as a share of the card: flatter is no perspective. */
const LEAST_BEND = 0.05;
/** A photo this close to the shape of a card is a scan of one, up to its edges. */
const SCAN_RATIOS = { least: 0.66, most: 0.77 } as const;
/** The share of a photo that `defaultCorners` takes. */
const DEFAULT_SHARE = 0.8;

/**
 * The corners of a card, from a value that a client sent. Crossed, concave and mirrored ones are refused with
 * `corners_crossed`; too few, repeated members or numbers that aren't finite with `corners_invalid`.
 */
export function checkCorners(value: unknown): Outcome<Corners, CornersRefusal> {
  if (!Array.isArray(value) || value.length !== 4) return refused({ code: "corners_invalid" });
  const [a, b, c, d] = value.map(toCorner);
  if (!a || !b || !c || !d) return refused({ code: "corners_invalid" });
  const corners = [a, b, c, d] as const;
  if (!corners.every(isInside)) return refused({ code: "corners_outside" });
  const area = (triangle(a, b, c) + triangle(a, c, d)) / 2;
  const bends = [triangle(a, b, c), triangle(b, c, d), triangle(c, d, a), triangle(d, a, b)];
  if (bends.some((bend) => bend <= 0)) return refused({ code: "corners_crossed" });
  if (area < LEAST_AREA) return refused({ code: "corners_too_small" });
  if (bends.some((bend) => bend < 2 * area * LEAST_BEND)) return refused({ code: "corners_crossed" });
  return accepted(corners);
}

/** The corners in a text field of a form: JSON, `[{"x":0.1,"y":0.2}, …]`. */
export function parseCorners(text: string): Outcome<Corners, CornersRefusal> {
  try {
    return checkCorners(JSON.parse(text));
  } catch {
    return refused({ code: "corners_invalid" });
  }
}

/** Where the corners start if no card was found: an upright card in the middle of the photo. Size in pixels. */
export function defaultCorners(width: number, height: number): Corners {
  return centred(width, height, DEFAULT_SHARE);
}

/** The face of a photo on which no card was found: all of a scan, else the middle of the photo. Size in pixels. */
export function wholeCorners(width: number, height: number): Corners {
  const ratio = width / height;
  return ratio >= SCAN_RATIOS.least && ratio <= SCAN_RATIOS.most
    ? rectangle(1, 1)
    : centred(width, height, 1);
}

/** The largest upright card in the middle of a photo, times a share. */
function centred(width: number, height: number, share: number): Corners {
  const cardHeight = Math.min(height, width / CARD_RATIO) * share;
  return rectangle((cardHeight * CARD_RATIO) / width, cardHeight / height);
}

function rectangle(width: number, height: number): Corners {
  const [left, top, right, bottom] = [0.5 - width / 2, 0.5 - height / 2, 0.5 + width / 2, 0.5 + height / 2];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Null if it isn't a point. */
function toCorner(value: unknown): Corner | null {
  if (typeof value !== "object" || value === null) return null;
  const { x, y } = value as Partial<Record<"x" | "y", unknown>>;
  return isFiniteNumber(x) && isFiniteNumber(y) ? { x, y } : null;
}

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function isInside({ x, y }: Corner): boolean {
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

/** Twice the area of a triangle; positive if it's clockwise on a photo, whose y grows downwards. */
function triangle(a: Corner, b: Corner, c: Corner): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** The stored sizes of a face: the height in pixels, or less if the photo shows less (docs/rules.md#faces). */
export const FACE_SIZES = { small: 320, medium: 800, large: 1400 } as const;

/** A face lower than this, in pixels, is small: the form advises a closer photo, and admins see a mark. */
export const SMALL_FACE_HEIGHT = 400;

/** The width of a face of this height, in pixels. */
export function faceWidth(height: number): number {
  return Math.max(1, Math.round(height * CARD_RATIO));
}

/**
 * How high the face of a card is in pixels, at most as `FACE_SIZES.large`: as high as the card on the stored photo,
 * whose longer side is at most `PHOTO_SIZES.large`.
 *
 * @param photo the photo's size in pixels, as it is seen
 */
export function faceHeight(
  photo: { readonly width: number; readonly height: number },
  [a, b, c, d]: Corners,
): number {
  const scale = Math.min(1, PHOTO_SIZES.large / Math.max(photo.width, photo.height));
  const length = (from: Corner, to: Corner): number =>
    scale * Math.hypot((to.x - from.x) * photo.width, (to.y - from.y) * photo.height);
  const upright = (length(a, d) + length(b, c)) / 2;
  const across = (length(a, b) + length(d, c)) / 2;
  const height = Math.round(Math.max(upright, across / CARD_RATIO));
  return Math.min(FACE_SIZES.large, Math.max(1, height));
}
