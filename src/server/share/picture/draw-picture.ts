import type { OverlayOptions } from "sharp";
import { escapedMarkup } from "#server/platform/escaped-markup.ts";
import { type Picture, type PictureText, PICTURE_HEIGHT, PICTURE_WIDTH } from "./picture.ts";

/** The comma ends the family's name: without it Pango takes "Extra Condensed" for a width. */
const FONT = "Sofia Sans Extra Condensed, 10";

/** What a child process needs to draw. */
export interface Drawing {
  readonly picture: Picture;
  /** The font file; null: the machine's own font. */
  readonly face: string | null;
}

/** The work of a child process: draws a picture as a JPEG. */
export async function drawPicture({ picture, face }: Drawing): Promise<Uint8Array> {
  const { sharp } = await import("#server/card/photo/sharp.ts");
  const fontfile = face === null ? {} : { fontfile: face };

  async function layerOf({ text, colour, ...box }: PictureText): Promise<OverlayOptions> {
    const { x, y, width, height, align } = box;
    const markup = `<span foreground="${colour}">${escapedMarkup(written(text))}</span>`;
    const { data, info } = await sharp({
      text: { text: markup, font: FONT, ...fontfile, rgba: true, align: align ?? "centre", width, height },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    const left = align === "left" ? x : Math.round(x - info.width / 2);
    return { input: data, left, top: Math.round(y - info.height / 2) };
  }

  const layers: OverlayOptions[] = [];
  for (const text of picture.texts) {
    if (written(text.text).trim() !== "") layers.push(await layerOf(text));
  }
  return sharp(Buffer.from(picture.shapes))
    .resize(PICTURE_WIDTH, PICTURE_HEIGHT)
    .removeAlpha()
    .composite(layers)
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** Letters that the font lacks, without their marks: an s for an š. */
function written(text: string): string {
  return text.replaceAll(/[^\u0020-\u00ff–]/gu, (letter) =>
    letter.normalize("NFD").replaceAll(/\p{M}/gu, ""),
  );
}
