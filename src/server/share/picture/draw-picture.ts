import type { OverlayOptions } from "sharp";
import { escapedMarkup } from "#server/platform/escaped-markup.ts";
import { FACE_PLACE, type Picture, type PictureText, PICTURE_HEIGHT, PICTURE_WIDTH } from "./picture.ts";

/** The comma ends the family's name: without it Pango takes "Extra Condensed" for a width. */
const FONT = "Sofia Sans Extra Condensed, 10";

/** Pixels. */
const FACE_WIDTH = 400;

/** What a child process needs to draw. */
export interface Drawing {
  readonly picture: Picture;
  /** The printed face that the picture names; null: none. */
  readonly face: Uint8Array | null;
  /** The font file; null: the machine's own font. */
  readonly font: string | null;
}

/** The work of a child process: draws a picture as a JPEG. */
export async function drawPicture({ picture, face, font }: Drawing): Promise<Uint8Array> {
  const { sharp } = await import("#server/card/photo/sharp.ts");
  const fontfile = font === null ? {} : { fontfile: font };

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
  const printed = face === null ? "" : await addressOf(face);
  const shapes = picture.shapes.replace(`href="${FACE_PLACE}"`, () => `href="${printed}"`);
  return sharp(Buffer.from(shapes))
    .resize(PICTURE_WIDTH, PICTURE_HEIGHT)
    .removeAlpha()
    .composite(layers)
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** A face as an address that can be drawn: as wide as it is on the picture, with some to spare. */
async function addressOf(face: Uint8Array): Promise<string> {
  const { sharp } = await import("#server/card/photo/sharp.ts");
  const png = await sharp(face).resize({ width: FACE_WIDTH, withoutEnlargement: true }).png().toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}

/** Letters that the font lacks, without their marks: an s for an š. */
function written(text: string): string {
  return text.replaceAll(/[^\u0020-\u00ff–]/gu, (letter) =>
    letter.normalize("NFD").replaceAll(/\p{M}/gu, ""),
  );
}
