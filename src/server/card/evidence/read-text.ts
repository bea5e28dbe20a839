import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import { CODE_ALPHABET } from "#game/card/verification-code.ts";
import type { Corner, Corners } from "#game/card/face/corners.ts";
import { findCorners } from "#game/card/face/find-corners.ts";
import { readPixels, sharp } from "#server/card/photo/sharp.ts";
import type { GreyPicture } from "#game/card/face/pixels.ts";
import { findLines, findMarks, inkOf, type Mark, type TextLine } from "./find-lines.ts";

/** The language data: the smaller of the package's two, which reads names as well in less time. */
const MODEL = "4.0.0_best_int";
/** Saves the reader from guessing it for every picture. */
const RESOLUTION = "300";

/** Started at the first text, which takes half a second; ends with the process. */
// oxlint-disable-next-line house/no-module-state -- A child process has one.
let reader: Promise<Worker> | null = null;

/** What the reader expects on a picture. */
const EXPECTED = {
  // A card has a few words here and there, not paragraphs.
  text: { tessedit_pageseg_mode: PSM.SPARSE_TEXT, tessedit_char_whitelist: "" },
  code: { tessedit_pageseg_mode: PSM.SINGLE_LINE, tessedit_char_whitelist: `${CODE_ALPHABET}-` },
} as const;

// oxlint-disable-next-line house/no-module-state -- What the child's one reader is set to.
let expected: keyof typeof EXPECTED | null = null;

/** The text of a picture (PNG), in lines. */
export async function readText(picture: Buffer): Promise<string> {
  return readAs("text", picture);
}

/** A single line (PNG) in the alphabet of verification codes. */
async function readCodeLine(picture: Buffer): Promise<string> {
  return (await readAs("code", picture)).trim();
}

/** One at a time: a process has one task, and a task reads in sequence. */
async function readAs(what: keyof typeof EXPECTED, picture: Buffer): Promise<string> {
  reader ??= startReader();
  const worker = await reader;
  if (expected !== what) await worker.setParameters(EXPECTED[what]);
  expected = what;
  const { data } = await worker.recognize(picture);
  return data.text;
}

/** Its program and its language data come from packages; nothing is downloaded. */
async function startReader(): Promise<Worker> {
  const data = dirname(fileURLToPath(import.meta.resolve("@tesseract.js-data/eng/package.json")));
  const worker = await createWorker("eng", OEM.LSTM_ONLY, {
    langPath: join(data, MODEL),
    cacheMethod: "none",
    gzip: true,
    // The caller gets errors as well.
    errorHandler: () => undefined,
  });
  await worker.setParameters({
    user_defined_dpi: RESOLUTION,
    // Keeps its debug output out of the log.
    debug_file: "/dev/null",
  });
  return worker;
}

/** The most lines read beside the card, and in all if there are fewer: each takes a fifth of a second. */
const MOST_LINES = 4;

/** One way of showing a line to the text reader. */
interface Look {
  /** The height of its characters in pixels. */
  readonly tall: number;
  /** Ink and paper alone, for faint pencil and uneven light. */
  readonly isInk: boolean;
}

/** No one way reads every hand: a large one suits thin pens, a small one broad ones. */
const LOOKS: readonly Look[] = [
  { tall: 36, isInk: false },
  { tall: 60, isInk: false },
  { tall: 36, isInk: true },
];

/**
 * Reads the lines of a photo that could be a verification code, in the code's alphabet alone and several times each.
 * Nobody knows yet whether they're codes: `matchCode` compares them with the codes that are valid.
 *
 * @param path of the photo, upright
 */
export async function readCodeLines(path: string): Promise<string[]> {
  const { picture, corners } = await pictureOf(path);
  const readings: string[] = [];
  for (const line of linesOf(picture, corners)) {
    for (const { tall, isInk } of LOOKS) {
      const strip = cutStrip(picture, line, tall);
      readings.push(await readCodeLine(await pngOf(isInk ? inkAlone(strip) : strip)));
    }
  }
  return [...new Set(readings)].filter((text) => text !== "");
}

/** The lines beside the card first. A slip can lie on the card, and what was found may be more than the card. */
function linesOf(picture: GreyPicture, corners: Corners | null): TextLine[] {
  const marks = findMarks(picture);
  if (corners === null) return findLines(marks, MOST_LINES);
  const { width, height } = picture;
  const isOnCard = ({ left, right, top, bottom }: Mark) =>
    isWithin(corners, { x: (left + right) / 2 / width, y: (top + bottom) / 2 / height });
  const beside = findLines(
    marks.filter((mark) => !isOnCard(mark)),
    MOST_LINES,
  );
  return [...beside, ...findLines(marks.filter(isOnCard), MOST_LINES - beside.length)];
}

/** Whether a point is to the right of each side: corners go clockwise. */
function isWithin(corners: Corners, { x, y }: Corner): boolean {
  return corners.every((from, at) => {
    const to = corners[(at + 1) % 4] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) > 0;
  });
}

async function pictureOf(path: string): Promise<{ picture: GreyPicture; corners: Corners | null }> {
  const photo = await readPixels(path);
  const { data, width, height } = photo;
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const [red, green, blue] = [data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0];
    pixels[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { picture: { pixels, width, height }, corners: findCorners(photo) };
}

function inkAlone(strip: GreyPicture): GreyPicture {
  return { ...strip, pixels: inkOf(strip).map((ink) => (ink === 1 ? 0 : 255)) };
}

async function pngOf({ pixels, width, height }: GreyPicture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Paper left around a line, as a share of its height. */
const MARGIN = 0.45;
/** Samples in each direction for one pixel. */
const FINE = 2;
/** The longest strip: a longer one is no line of eight characters. */
const MOST_WIDTH = 1200;
/** The share of pixels that may be darker than black and lighter than white. */
const CUT_OFF = 0.02;

/** A line turned level, with its characters at a given height and full contrast. */
function cutStrip(picture: GreyPicture, line: TextLine, tall: number): GreyPicture {
  const unit = line.height / tall;
  const margin = line.height * MARGIN;
  const width = Math.min(MOST_WIDTH, Math.round((line.width + 2 * margin) / unit));
  const height = Math.round((line.height + 2 * margin) / unit);
  const angle = (line.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let fine = 0; fine < FINE * FINE; fine += 1) {
        const along = (x + ((fine % FINE) + 0.5) / FINE - width / 2) * unit;
        const across = (y + (Math.floor(fine / FINE) + 0.5) / FINE - height / 2) * unit;
        sum += lightAt(picture, line.x + along * cos - across * sin, line.y + along * sin + across * cos);
      }
      pixels[y * width + x] = sum / (FINE * FINE);
    }
  }
  return { pixels: withFullContrast(pixels), width, height };
}

/** Between pixels, and beyond the edge as at the edge. */
function lightAt({ pixels, width, height }: GreyPicture, x: number, y: number): number {
  const [cx, cy] = [Math.min(width - 1.001, Math.max(0, x)), Math.min(height - 1.001, Math.max(0, y))];
  const [x0, y0] = [Math.floor(cx), Math.floor(cy)];
  const [dx, dy] = [cx - x0, cy - y0];
  const at = y0 * width + x0;
  const upper = (pixels[at] ?? 0) * (1 - dx) + (pixels[at + 1] ?? 0) * dx;
  const lower = (pixels[at + width] ?? 0) * (1 - dx) + (pixels[at + width + 1] ?? 0) * dx;
  return upper * (1 - dy) + lower * dy;
}

function withFullContrast(pixels: Uint8Array): Uint8Array {
  const sorted = pixels.toSorted();
  const black = sorted[Math.floor(sorted.length * CUT_OFF)] ?? 0;
  const white = sorted[Math.floor(sorted.length * (1 - CUT_OFF))] ?? 255;
  if (white <= black) return pixels;
  return pixels.map((light) => Math.min(255, Math.max(0, ((light - black) * 255) / (white - black))));
}
