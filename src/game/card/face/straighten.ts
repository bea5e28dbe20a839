import type { Corner, Corners } from "./corners.ts";
import { type Pixels, shrink } from "./pixels.ts";

/** Beyond this many photo pixels to a face pixel, each face pixel is the mean of four samples. */
const SAMPLED_ONCE = 1.15;

/**
 * The card on a photo, seen straight from above: the picture between four corners as an opaque rectangle. Interpolated
 * between the photo's pixels, and averaged over them where the face has fewer.
 *
 * @param corners as `checkCorners` accepted them
 * @param width of the face in pixels; a card's is 5/7 of the height
 */
export function straighten(photo: Pixels, corners: Corners, width: number, height: number): Pixels {
  const factor = Math.max(1, Math.floor(pixelsPerPixel(photo, corners, width, height)));
  const source = shrink(photo, factor);
  // The pixels that shrinking drops at the right and at the bottom don't move the corners.
  const onSource = ({ x, y }: Corner): Place => ({
    x: (x * photo.width) / factor,
    y: (y * photo.height) / factor,
  });
  const [a, b, c, d] = corners;
  const projection = projectionOnto([onSource(a), onSource(b), onSource(c), onSource(d)]);
  const isSampledOnce = pixelsPerPixel(photo, corners, width, height) / factor <= SAMPLED_ONCE;
  const offsets = isSampledOnce ? [0.5] : [0.25, 0.75];
  const face = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
  const sums = new Float64Array(width * 3);
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    for (const down of offsets) {
      for (const along of offsets) {
        addSamples(source, projection, { sums, width, along, v: (y + down) / height });
      }
    }
    writeRow(face, y, sums, offsets.length ** 2);
  }
  return face;
}

/** How many pixels of the photo a pixel of the face covers in one direction, on average. */
function pixelsPerPixel(photo: Pixels, [a, b, c, d]: Corners, width: number, height: number): number {
  const across = Math.hypot((c.x - a.x) * photo.width, (c.y - a.y) * photo.height);
  const other = Math.hypot((d.x - b.x) * photo.width, (d.y - b.y) * photo.height);
  return (across + other) / 2 / Math.hypot(width, height);
}

interface Row {
  /** Red, green and blue of each pixel of the row. */
  readonly sums: Float64Array;
  readonly width: number;
  /** Where in each pixel the sample is, 0 to 1. */
  readonly along: number;
  /** How far down the face the row is, 0 to 1. */
  readonly v: number;
}

/** Adds one sample to each pixel of a row of the face. */
function addSamples(source: Pixels, projection: Projection, { sums, width, along, v }: Row): void {
  const { ax, bx, cx, ay, by, cy, g, h } = projection;
  const { data, width: wide } = source;
  const [lastX, lastY] = [wide - 1, source.height - 1];
  for (let x = 0; x < width; x += 1) {
    const u = (x + along) / width;
    const depth = g * u + h * v + 1;
    const fromX = Math.min(lastX, Math.max(0, (ax * u + bx * v + cx) / depth - 0.5));
    const fromY = Math.min(lastY, Math.max(0, (ay * u + by * v + cy) / depth - 0.5));
    const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
    const [partX, partY] = [fromX - left, fromY - top];
    const at = (top * wide + left) * 4;
    // What is beyond the last column or row has no weight.
    const [right, below] = [4, wide * 4];
    const [nw, ne, sw, se] = [
      (1 - partX) * (1 - partY),
      partX * (1 - partY),
      (1 - partX) * partY,
      partX * partY,
    ];
    for (let channel = 0; channel < 3; channel += 1) {
      const from = at + channel;
      const to = x * 3 + channel;
      sums[to] =
        (sums[to] ?? 0) +
        nw * (data[from] ?? 0) +
        ne * (data[from + right] ?? 0) +
        sw * (data[from + below] ?? 0) +
        se * (data[from + right + below] ?? 0);
    }
  }
}

function writeRow(
  face: { width: number; data: Uint8ClampedArray },
  y: number,
  sums: Float64Array,
  samples: number,
) {
  for (let x = 0; x < face.width; x += 1) {
    const to = (y * face.width + x) * 4;
    face.data[to] = (sums[x * 3] ?? 0) / samples;
    face.data[to + 1] = (sums[x * 3 + 1] ?? 0) / samples;
    face.data[to + 2] = (sums[x * 3 + 2] ?? 0) / samples;
  }
}

/** A place on a picture. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A projection of the unit square onto a photo: x = (ax·u + bx·v + cx) / (g·u + h·v + 1), and y likewise. */
interface Projection {
  readonly ax: number;
  readonly bx: number;
  readonly cx: number;
  readonly ay: number;
  readonly by: number;
  readonly cy: number;
  readonly g: number;
  readonly h: number;
}

/** Where a place of the unit square is. */
export function projected({ ax, bx, cx, ay, by, cy, g, h }: Projection, { x: u, y: v }: Place): Place {
  const depth = g * u + h * v + 1;
  return { x: (ax * u + bx * v + cx) / depth, y: (ay * u + by * v + cy) / depth };
}

/** The projection of the unit square onto a convex quadrilateral (Heckbert 1989, section 2.2.3). */
export function projectionOnto([a, b, c, d]: readonly [Place, Place, Place, Place]): Projection {
  const [dx1, dx2, sx] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, sy] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / determinant;
  const h = (dx1 * sy - sx * dy1) / determinant;
  return {
    ax: b.x - a.x + g * b.x,
    bx: d.x - a.x + h * d.x,
    cx: a.x,
    ay: b.y - a.y + g * b.y,
    by: d.y - a.y + h * d.y,
    cy: a.y,
    g,
    h,
  };
}
