import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawCardFront } from "#game/card/drawing/draw-card-front.ts";
import { lookForOwnCard } from "#server/card/evidence/examine-photo.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { likenessesOfPrinted } from "#tests/card/faces/drawn/printed-card.ts";

const CARD = { playerName: "Bukayo Saka", position: "midfielder", club: "Arsenal", overall: 91 } as const;

let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "panna-own-card-"));
  path = join(folder, "photo.webp");
});

afterAll(() => rm(folder, { recursive: true }));

describe("a card that Panna drew", { timeout: 120_000 }, () => {
  test("is recognised on a screenshot of the card alone, even upside down and without corners", async () => {
    const svg = drawCardFront({ ...CARD, rarity: "legendary" }, { face: null, texts: null });
    for (const degrees of [0, 180]) {
      await writeFile(path, await sharp(Buffer.from(svg)).rotate(degrees).png().toBuffer());
      expect((await lookForOwnCard({ path, corners: null })).isDrawing).toBe(true);
    }
  });

  test("isn't any of twenty printed cards", async () => {
    const likenesses = await likenessesOfPrinted(20);
    expect(likenesses.filter((one) => one >= 0.7)).toEqual([]);
    // They're compared at all: a comparison that refuses every card would pass the line above.
    expect(Math.max(...likenesses)).toBeGreaterThan(0.3);
  });
});
