import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BaseSetCandidate, drawBaseSet } from "#game/card/base-set.ts";
import { commonPrintOverall } from "#game/card/common-print.ts";
import type { Position } from "#game/card/position.ts";

const CLUBS = 20;

/** Twenty clubs with ten regulars each, overalls from 60 to 92 and 2 to 5 points a fixture in every position. */
function aLeague(): BaseSetCandidate[] {
  const squad: readonly Position[] = [
    "goalkeeper",
    ...Array.from({ length: 4 }, () => "defender" as const),
    ...Array.from({ length: 4 }, () => "midfielder" as const),
    "forward",
  ];
  return Array.from({ length: CLUBS * squad.length }, (_, id) => ({
    playerId: id + 1,
    clubId: (id % CLUBS) + 1,
    position: squad[Math.floor(id / CLUBS)] ?? "forward",
    overall: 60 + ((id * 7919) % 33),
    expected: 2 + ((id * 104_729) % 301) / 100,
  }));
}

const league = aLeague();

function drawn(seed: string): readonly BaseSetCandidate[] {
  const outcome = drawBaseSet(league, seed);
  if (!outcome.ok) throw new Error(`no base set for ${seed}`);
  return outcome.value;
}

describe("the base sets of a league", () => {
  test("of every seed can expect the same points, within 3 %", () => {
    const sums: number[] = [];
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const set = drawn(seed);
        expect(new Set(set.map(({ clubId }) => clubId)).size).toBe(11);
        sums.push(set.reduce((sum, { expected }) => sum + expected, 0));
      }),
      { numRuns: 300 },
    );
    expect(Math.max(...sums) / Math.min(...sums) - 1).toBeLessThan(0.03);
  });

  test("are a thousand different ones for a thousand users, every player is in some set, and their overalls add up to the same within three", () => {
    const sets = Array.from({ length: 1000 }, (_, id) => drawn(`user-${id}`));
    const ids = sets.map((set) => set.map(({ playerId }) => playerId));
    expect(new Set(ids.map((set) => set.join(" "))).size).toBe(1000);
    expect(new Set(ids.flat()).size).toBe(league.length);
    const sums = sets
      .slice(0, 200)
      .map((set) => set.reduce((sum, { overall }) => sum + commonPrintOverall(overall), 0));
    expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(3);
  });
});
