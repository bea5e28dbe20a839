import { describe, expect, test } from "vitest";
import { bestOf, type Ranked } from "./find-corners.ts";
import type { Quad } from "./quads.ts";

/** A candidate around the same middle, as many times as large, on a picture of 400 by 400. */
function aCandidate(times: number, over: Partial<Ranked> & { readonly right?: number } = {}): Ranked {
  const [across, down, middle] = [50 * times, 70 * times, 200 + (over.right ?? 0)];
  const corners: Quad = [
    { x: middle - across, y: 200 - down },
    { x: middle + across, y: 200 - down },
    { x: middle + across, y: 200 + down },
    { x: middle - across, y: 200 + down },
  ];
  return { corners, score: 0.9, rank: 0.9, area: (4 * across * down) / 400 ** 2, ...over };
}

const noSleeve = () => 0;

describe("the best quadrilateral", () => {
  test("is none below a score of 0.3, nor without candidates", () => {
    expect(bestOf([], noSleeve)).toBeNull();
    expect(bestOf([aCandidate(1, { score: 0.29 })], noSleeve)).toBeNull();
    expect(bestOf([aCandidate(1, { score: 0.3 })], noSleeve)?.score).toBe(0.3);
  });

  test("has the highest rank, less a twentieth for each side that is a sleeve's", () => {
    const [one, other] = [aCandidate(1, { rank: 0.9 }), aCandidate(1, { rank: 0.8, right: 60 })];
    expect(bestOf([other, one], noSleeve)?.corners).toEqual(one.corners);
    const inSleeve = (sides: number) =>
      bestOf([one, other], (corners) => (corners === one.corners ? sides : 0));
    expect(inSleeve(2)?.corners).toEqual(one.corners);
    expect(inSleeve(3)?.corners).toEqual(other.corners);
  });

  test("is the outermost around it that's nearly as good, with 1.03 to 1.36 times its area", () => {
    const inner = aCandidate(1);
    const chosen = (...others: readonly Ranked[]) => bestOf([inner, ...others], noSleeve)?.area;
    const grown = (area: number, over: Partial<Ranked> & { readonly right?: number } = {}) =>
      aCandidate(Math.sqrt(area), { rank: 0.85, ...over });
    expect(chosen(grown(1.04))).toBeCloseTo(1.04 * inner.area, 9);
    expect(chosen(grown(1.35), grown(1.2))).toBeCloseTo(1.35 * inner.area, 9);
    expect(chosen(grown(1.2), grown(1.35))).toBeCloseTo(1.35 * inner.area, 9);
    for (const other of [grown(1.02), grown(1.37), grown(1.2, { rank: 0.82 }), grown(1.2, { right: 20 })]) {
      expect(chosen(other)).toBe(inner.area);
    }
    expect(chosen(grown(1.2, { right: -20 }))).toBe(inner.area);
    const outer = grown(1.2);
    const sleeve = bestOf([inner, outer], (corners) => (corners === outer.corners ? 1 : 0));
    expect(sleeve?.area).toBe(inner.area);
  });
});
