import { sharp } from "#server/card/photo/sharp.ts";
import { readCodeLines } from "#server/card/evidence/code/read-code-lines.ts";
import { findTurns, type GreyPicture, TURN_SIDE } from "./find-turns.ts";
import type { PhotoReading } from "./photo-reading.ts";
import { readQrCodes } from "./read-qr-codes.ts";
import { readText } from "./read-text.ts";

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
