import { expect, test } from "vitest";
import { findEdges, findLines } from "#game/card/face/lines.ts";
import { findQuads } from "#game/card/face/quads.ts";

/** A sheet of black lines on white, a step apart in both directions. */
function aGrid(side: number, step: number) {
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const isLine = (at % side) % step === step / 2 || Math.floor(at / side) % step === step / 2;
    if (isLine) data.fill(0, 4 * at, 4 * at + 3);
  }
  return { data, width: side, height: side };
}

// Slow on purpose: as many are judged as may be.
test(
  "of the millions of quadrilaterals in a drawn grid only the better ones stay",
  { timeout: 60_000 },
  () => {
    const grid = aGrid(400, 16);
    const found = findQuads(findLines(findEdges(grid)), grid);
    expect(found.length).toBeGreaterThan(1000);
    expect(found.length).toBeLessThan(20_000);
  },
);
