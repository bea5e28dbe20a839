import type { Corner, Corners } from "#game/card/face/corners.ts";
import { findCorners } from "#game/card/face/find-corners.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import type { GreyPicture } from "#server/card/evidence/find-turns.ts";
import { readCodeLine } from "#server/card/evidence/read-text.ts";
import { cutStrip } from "./cut-strip.ts";
import { findLines, type TextLine } from "./find-lines.ts";
import { findMarks, inkOf, type Mark } from "./find-marks.ts";

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
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const [red, green, blue] = [data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0];
    pixels[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { picture: { pixels, width, height }, corners: findCorners({ data, width, height }) };
}

function inkAlone(strip: GreyPicture): GreyPicture {
  return { ...strip, pixels: inkOf(strip).map((ink) => (ink === 1 ? 0 : 255)) };
}

async function pngOf({ pixels, width, height }: GreyPicture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
