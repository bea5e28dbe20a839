import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createTurns } from "./turns.ts";

const anySeed = fc.nat({ max: Number.MAX_SAFE_INTEGER });

describe("turns within a pool of lines", () => {
  test("visit every line once before any comes again, whatever the size and the seed", () => {
    fc.assert(
      fc.property(anySeed, fc.integer({ min: 1, max: 60 }), (seed, size) => {
        const pool = Array.from({ length: size }, (_, index) => `line ${index}`);
        const turns = createTurns(seed);
        const round = pool.map(() => turns(pool));
        expect(new Set(round).size).toBe(size);
        expect(pool.map(() => turns(pool))).toEqual(round);
      }),
    );
  });

  test("of one pool do not use up another's", () => {
    const turns = createTurns(0);
    const [one, other] = [
      ["a", "b"],
      ["c", "d"],
    ] as const;
    const taken = [turns(one), turns(other), turns(one), turns(other)];
    expect(taken[0]).not.toBe(taken[2]);
    expect(taken[1]).not.toBe(taken[3]);
  });

  test("run in another order for another seed", () => {
    const pool = Array.from({ length: 20 }, (_, index) => `line ${index}`);
    const orders = Array.from({ length: 30 }, (_, seed) => {
      const turns = createTurns(seed);
      return pool.map(() => turns(pool)).join(" ");
    });
    expect(new Set(orders).size).toBeGreaterThan(20);
  });
});
