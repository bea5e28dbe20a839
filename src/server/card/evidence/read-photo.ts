import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { type Corners, wholeCorners } from "#game/card/face/corners.ts";
import type { GreyPicture, Pixels } from "#game/card/face/pixels.ts";
import { straighten } from "#game/card/face/straighten.ts";
import { readPixels, sharp } from "#server/card/photo/sharp.ts";
import type { PhotoReading } from "./photo-reading.ts";
import { readCodeLines, readText } from "./read-text.ts";

/** A photo, and where the card is on it. */
export interface PhotoWithCorners {
  /** Of the photo, upright. */
  readonly path: string;
  /** Null: nobody has looked yet. */
  readonly corners: Corners | null;
}

/** The work of a child process: reads the QR codes and the text on a photo (WebP, upright). */
export async function readPhoto(path: string): Promise<PhotoReading> {
  const qrTexts = await readQrCodes(path);
  const turns = findTurns(await greyPicture(path));
  const lines: string[] = [];
  // A picture without straight edges is read unturned.
  for (const turn of turns.length === 0 ? [0] : turns) lines.push(await readText(await upright(path, turn)));
  return { qrTexts, text: lines.join("\n").trim(), codeLines: await readCodeLines(path) };
}

/** For finding rotations: small, and without grain. */
async function greyPicture(path: string): Promise<GreyPicture> {
  const { data, info } = await sharp(path)
    .resize(TURN_SIDE, TURN_SIDE, { fit: "inside" })
    .greyscale()
    .blur(1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** For the text reader: turned back, grey, with full contrast. */
async function upright(path: string, turn: number): Promise<Buffer> {
  return sharp(path)
    .greyscale()
    .normalise()
    .rotate(-turn, { background: "#808080" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The most codes per photo: ours, and some that may be on the card itself. */
const MOST_CODES = 4;

// The reader would download its program, so it gets the package's file instead.
const program = fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm"));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(program)).buffer } });

/** The texts of all QR codes on the photo at a path. */
async function readQrCodes(path: string): Promise<string[]> {
  const { data, width, height } = await readPixels(path);
  const pixels = new Uint8ClampedArray(data);
  const picture = { data: pixels, width, height, colorSpace: "srgb" } as Parameters<typeof readBarcodes>[0];
  const found = await readBarcodes(picture, {
    formats: ["QRCode"],
    tryHarder: true,
    maxNumberOfSymbols: MOST_CODES,
  });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}

/** Corners closer than this to those of the whole photo are the same, as fractions of the photo. */
const SAME = 1e-6;

/** The face that the text is read on, in pixels: names are 25 high and more. */
const WIDTH = 800;
const HEIGHT = 1120;

/**
 * The work of a child process: the text on the card itself, straightened.
 *
 * @returns null if nobody knows where on the photo the card is
 */
export async function readFace({ path, corners }: PhotoWithCorners): Promise<string | null> {
  const photo = await readPixels(path);
  if (corners === null || isWholePhoto(corners, photo)) return null;
  const face = straighten(photo, corners, WIDTH, HEIGHT);
  const picture = await sharp(face.data, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .greyscale()
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return readText(picture);
}

/** Whether the corners are those that a photo gets on which no card was found. */
function isWholePhoto(corners: Corners, { width, height }: Pixels): boolean {
  const whole = wholeCorners(width, height);
  return corners.every(({ x, y }, at) => Math.hypot(x - (whole[at]?.x ?? 0), y - (whole[at]?.y ?? 0)) < SAME);
}

/** The longer side of the picture in which edges are looked for: enough for a card's sides and the lines of a print. */
const TURN_SIDE = 600;

/** The furthest from upright and level, in degrees. */
const MOST = 20;
const BINS_PER_DEGREE = 2;
const BINS = 2 * MOST * BINS_PER_DEGREE + 1;
/** Closer directions count as one. */
const APART_DEGREES = 4;
/** A direction below this share of the strongest is noise. */
const LEAST_SHARE = 0.2;
const TURNS = 3;

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
