import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { PRINT_DOTS_PER_METRE, PRINT_PIXELS } from "#game/card/drawing/print-measures.ts";
import { withResolution } from "./with-resolution.ts";

describe("a picture for printing", () => {
  test("is 69 by 94 millimetres at 300 dots per inch", () => {
    expect(PRINT_PIXELS).toEqual({ width: 815, height: 1110 });
  });

  test("tells its resolution and keeps its pixels", async () => {
    const size = { width: 7, height: 9, channels: 3, background: "#ff7a4f" } as const;
    const plain = await sharp({ create: size }).png().toBuffer();
    const printed = Buffer.from(withResolution(plain, PRINT_DOTS_PER_METRE));
    expect(await sharp(printed).metadata()).toMatchObject({ width: 7, height: 9, density: 300 });
    expect(await sharp(printed).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
  });
});
