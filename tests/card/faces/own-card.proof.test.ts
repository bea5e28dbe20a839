import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawCardFront } from "#game/card/drawing/draw-card-front.ts";
import { lookForOwnCard } from "#server/card/evidence/examine-photo.ts";
import { likeness, makePrints } from "#server/card/evidence/photo-print.ts";
import { COPY_LIKENESS } from "#server/card/evidence/find-lookalikes.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { likenessesOfPrinted, printedCard } from "#tests/card/faces/drawn/printed-card.ts";
import { drawShownCard } from "#tests/card/faces/drawn/shown-card.ts";

const CARD = { playerName: "Bukayo Saka", position: "midfielder", club: "Arsenal", overall: 91 } as const;
const SHOWN = 16;
const PRINTED = 200;

let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "panna-own-card-"));
  path = join(folder, "photo.webp");
});

afterAll(() => rm(folder, { recursive: true }));

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

  test("isn't any of 200 printed cards", async () => {
    const likenesses = await likenessesOfPrinted(PRINTED);
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
