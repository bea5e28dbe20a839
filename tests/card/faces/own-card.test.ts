import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawCardFront } from "#game/card/drawing/draw-card-front.ts";
import { DRAWN_SIZE, likenessToDrawings } from "#game/card/evidence/own-drawing.ts";
import { drawnFronts, lookForOwnCard } from "#server/card/evidence/examine-photo.ts";
import { likeness, makePrints } from "#server/card/evidence/photo-print.ts";
import { COPY_LIKENESS } from "#server/card/evidence/find-lookalikes.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { chanceOf, drawCard } from "#tests/card/faces/drawn/drawn-card.ts";
import { decode } from "#tests/card/faces/drawn/drawn-photo.ts";
import { drawShownCard } from "#tests/card/faces/drawn/shown-card.ts";

const CARD = { playerName: "Bukayo Saka", position: "midfielder", club: "Arsenal", overall: 91 } as const;
const SHOWN = 16;
const PRINTED = 200;
const BORDERS = ["white", "dark", "coloured", "none"] as const;

let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "panna-own-card-"));
  path = join(folder, "photo.webp");
});

afterAll(() => rm(folder, { recursive: true }));

/** A printed card of another maker, whole and upright. */
async function printedCard(seed: number, width: number): Promise<Buffer> {
  const border = BORDERS[seed % BORDERS.length] ?? "white";
  const svg = drawCard(chanceOf(seed), border, `hsl(40 20% ${90 + (seed % 9)}%)`);
  return sharp(Buffer.from(svg))
    .resize(width, Math.round(1.4 * width), { fit: "fill" })
    .flatten({ background: "#808080" })
    .png()
    .toBuffer();
}

describe("a card that Panna drew", { timeout: 120_000 }, () => {
  test("is recognised small and large, compressed, from the side, darkened and brightened", async () => {
    const missed: number[] = [];
    for (let seed = 1; seed <= SHOWN; seed += 1) {
      const { jpeg, corners } = await drawShownCard(seed);
      await writeFile(path, jpeg);
      const { isDrawing } = await lookForOwnCard({ path, corners });
      if (!isDrawing) missed.push(seed);
    }
    expect(missed).toEqual([]);
  });

  test("is recognised on a screenshot of the card alone, even upside down and without corners", async () => {
    const svg = drawCardFront({ ...CARD, rarity: "legendary" }, { face: null, texts: null });
    for (const degrees of [0, 180]) {
      await writeFile(path, await sharp(Buffer.from(svg)).rotate(degrees).png().toBuffer());
      expect((await lookForOwnCard({ path, corners: null })).isDrawing).toBe(true);
    }
  });

  test("isn't any of 200 printed cards", async () => {
    const fronts = await drawnFronts();
    const likenesses: number[] = [];
    for (let seed = 1; seed <= PRINTED; seed += 1) {
      const face = await decode(await printedCard(seed, DRAWN_SIZE.width));
      likenesses.push(likenessToDrawings(face, fronts));
    }
    expect(likenesses.filter((one) => one >= 0.7)).toEqual([]);
    // They're compared at all: a comparison that refuses every card would pass the line above.
    expect(Math.max(...likenesses)).toBeGreaterThan(0.3);
  });
});

test.each([0, 60])(
  "a printed card on a screenshot of Panna, %d pixels from its edges, looks like its face, and another doesn't",
  async (margin) => {
    const [face, other] = [await printedCard(1, 500), await printedCard(2, 500)];
    const href = `data:image/png;base64,${face.toString("base64")}`;
    const svg = drawCardFront({ ...CARD, rarity: "legendary" }, { face: href, texts: null });
    const background = "#204030";
    const screenshot = await sharp(Buffer.from(svg), { density: 54 })
      .flatten({ background })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
      .jpeg()
      .toBuffer();
    await writeFile(path, screenshot);
    const { card } = await makePrints(path);
    const { framed } = await lookForOwnCard({ path, corners: null });
    const likenessTo = async (picture: Buffer): Promise<number> => {
      await writeFile(path, picture);
      const { photo } = await makePrints(path);
      const seen = [framed, ...(card === undefined ? [] : [card])];
      return Math.max(...seen.map(({ miniature }) => likeness(miniature, photo.miniature)));
    };
    expect(await likenessTo(face)).toBeGreaterThan(COPY_LIKENESS);
    expect(await likenessTo(other)).toBeLessThan(COPY_LIKENESS);
  },
);
