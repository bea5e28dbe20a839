import { DRAWN_SIZE, likenessToDrawings } from "#game/card/evidence/own-drawing.ts";
import { drawnFronts } from "#server/card/evidence/examine-photo.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { chanceOf, drawCard } from "./drawn-card.ts";
import { decode } from "./drawn-photo.ts";

const BORDERS = ["white", "dark", "coloured", "none"] as const;

/** A printed card of another maker, whole and upright. */
export async function printedCard(seed: number, width: number): Promise<Buffer> {
  const border = BORDERS[seed % BORDERS.length] ?? "white";
  const svg = drawCard(chanceOf(seed), border, `hsl(40 20% ${90 + (seed % 9)}%)`);
  return sharp(Buffer.from(svg))
    .resize(width, Math.round(1.4 * width), { fit: "fill" })
    .flatten({ background: "#808080" })
    .png()
    .toBuffer();
}

/** How much each of so many printed cards looks like a card that Panna draws, 0 to 1. */
export async function likenessesOfPrinted(count: number): Promise<number[]> {
  const fronts = await drawnFronts();
  const likenesses: number[] = [];
  for (let seed = 1; seed <= count; seed += 1) {
    const face = await decode(await printedCard(seed, DRAWN_SIZE.width));
    likenesses.push(likenessToDrawings(face, fronts));
  }
  return likenesses;
}
