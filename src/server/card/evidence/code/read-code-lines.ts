import { sharp } from "#server/card/photo/sharp.ts";
import type { GreyPicture } from "#server/card/evidence/find-turns.ts";
import { readCodeLine } from "#server/card/evidence/read-text.ts";
import { cutStrip } from "./cut-strip.ts";
import { findLines } from "./find-lines.ts";
import { findMarks, inkOf } from "./find-marks.ts";

/** The most lines read on a photo: each takes a fifth of a second. */
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
  const picture = await greyOf(path);
  const readings: string[] = [];
  for (const line of findLines(findMarks(picture), MOST_LINES)) {
    for (const { tall, isInk } of LOOKS) {
      const strip = cutStrip(picture, line, tall);
      readings.push(await readCodeLine(await pngOf(isInk ? inkAlone(strip) : strip)));
    }
  }
  return [...new Set(readings)].filter((text) => text !== "");
}

async function greyOf(path: string): Promise<GreyPicture> {
  const { data, info } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

function inkAlone(strip: GreyPicture): GreyPicture {
  return { ...strip, pixels: inkOf(strip).map((ink) => (ink === 1 ? 0 : 255)) };
}

async function pngOf({ pixels, width, height }: GreyPicture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
