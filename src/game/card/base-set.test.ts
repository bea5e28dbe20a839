import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASE_SET_SHAPE, BASE_SET_SIZE, drawBaseSet } from "./base-set.ts";
import type { BaseSetCandidate } from "./base-set.ts";
import { commonPrintOverall } from "./common-print.ts";
import { positions } from "./position.ts";
import type { Position } from "./position.ts";

/** Twelve clubs with six regulars each, overalls from 60 to 92 and 2 to 3 points a fixture in every position. */
function aLeague(clubs = 12): BaseSetCandidate[] {
  const squad: readonly Position[] = [
    ...Array.from({ length: 1 }, () => "goalkeeper" as const),
    ...Array.from({ length: 2 }, () => "defender" as const),
    ...Array.from({ length: 2 }, () => "midfielder" as const),
    ...Array.from({ length: 1 }, () => "forward" as const),
  ];
  return Array.from({ length: clubs * squad.length }, (_, id) => ({
    playerId: id + 1,
    clubId: (id % clubs) + 1,
    position: squad[Math.floor(id / clubs)] ?? "forward",
    overall: 60 + ((id * 7919) % 33),
    expected: 2 + ((id * 104_729) % 101) / 100,
  }));
}

/** One player at each of eleven clubs: the one eleven there is, each with so many points a fixture. */
function anEleven(expected = 3): BaseSetCandidate[] {
  const places = positions.flatMap((position) =>
    Array.from({ length: BASE_SET_SHAPE[position] }, () => position),
  );
  return places.map((position, at) => ({
    playerId: at + 1,
    clubId: at + 1,
    position,
    overall: 71,
    expected,
  }));
}

/** That eleven with its first player changed. */
function aChangedEleven(over: Partial<BaseSetCandidate>): BaseSetCandidate[] {
  return anEleven().map((candidate) =>
    candidate.playerId === 1 ? Object.assign(candidate, over) : candidate,
  );
}

function drawn(candidates: readonly BaseSetCandidate[], seed: string): readonly BaseSetCandidate[] {
  const outcome = drawBaseSet(candidates, seed);
  if (!outcome.ok) throw new Error(`no base set for ${seed}`);
  return outcome.value;
}

function sumOf(set: readonly BaseSetCandidate[], valueOf: (card: BaseSetCandidate) => number): number {
  return set.reduce((sum, card) => sum + valueOf(card), 0);
}

const expectedOf = ({ expected }: BaseSetCandidate): number => expected;

/** How much more the greatest of these is than the least, as a share of it. */
function rangeOf(sums: readonly number[]): number {
  return Math.max(...sums) / Math.min(...sums) - 1;
}

/** What of a base set these cards lack; nothing where they are one. */
function flawsOf(set: readonly BaseSetCandidate[]): string[] {
  const clubs = new Set(set.map(({ clubId }) => clubId));
  const players = new Set(set.map(({ playerId }) => playerId));
  return [
    ...(clubs.size === 11 && set.length === 11 ? [] : ["eleven clubs"]),
    ...(players.size === 11 ? [] : ["eleven players"]),
    ...positions.filter(
      (position) => set.filter((card) => card.position === position).length !== BASE_SET_SHAPE[position],
    ),
  ];
}

describe("base set", () => {
  const league = aLeague();

  test("it is eleven: 2 goalkeepers, 3 defenders, 3 midfielders, 3 forwards", () => {
    expect(BASE_SET_SIZE).toBe(11);
    expect(BASE_SET_SHAPE).toEqual({ goalkeeper: 2, defender: 3, midfielder: 3, forward: 3 });
  });

  test("every seed draws a base set that can expect the same points, within 3 %", () => {
    const sums: number[] = [];
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const set = drawn(league, seed);
        expect(flawsOf(set)).toEqual([]);
        sums.push(sumOf(set, expectedOf));
      }),
      { numRuns: 10 },
    );
    expect(rangeOf(sums)).toBeLessThan(0.03);
  });

  test("a seed draws the same set again, in whatever order the candidates come", () => {
    const set = drawn(league, "alice");
    expect(drawn(league, "alice")).toEqual(set);
    expect(drawn(league.toReversed(), "alice")).toEqual(set);
    // On every machine, and in every version.
    expect(set.map(({ playerId }) => playerId)).toEqual([3, 11, 18, 21, 32, 38, 52, 58, 61, 67, 72]);
  });

  test("fifty users get different sets with the same sum of overalls within three, and no player is left out", () => {
    const sets = Array.from({ length: 50 }, (_, id) => drawn(league, `user-${id}`));
    const ids = sets.map((set) => set.map(({ playerId }) => playerId));
    expect(new Set(ids.map((set) => set.join(" "))).size).toBe(50);
    expect(new Set(ids.flat()).size).toBe(league.length);
    const sums = sets.map((set) => sumOf(set, ({ overall }) => commonPrintOverall(overall)));
    expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(3);
  });

  test("a set has its goalkeepers first and its forwards last, each in the order of their ids", () => {
    const set = drawn(league, "alice");
    expect(set.map(({ position }) => position)).toEqual(
      positions.flatMap((position) => Array.from({ length: BASE_SET_SHAPE[position] }, () => position)),
    );
    for (const position of positions) {
      const ids = set.filter((card) => card.position === position).map(({ playerId }) => playerId);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
  });

  test("a set can expect the points of eleven average candidates, by position", () => {
    const average = positions.reduce((sum, position) => {
      const ofPosition = league.filter((candidate) => candidate.position === position);
      return sum + (BASE_SET_SHAPE[position] * sumOf(ofPosition, expectedOf)) / ofPosition.length;
    }, 0);
    // Each of the eleven is rounded by at most half a step of 0.08, and so is their sum.
    expect(Math.abs(sumOf(drawn(league, "alice"), expectedOf) - average)).toBeLessThan(0.48);
  });

  test("the average of the points is that of each position, as often as a set has it", () => {
    const more: Readonly<Record<Position, number>> = {
      goalkeeper: 0,
      defender: 0.5,
      midfielder: 1.5,
      forward: 2,
    };
    const uneven = league.map((card) => ({ ...card, expected: 2 + more[card.position] }));
    // Two, three, three and three of them.
    expect(sumOf(drawn(uneven, "alice"), expectedOf)).toBeCloseTo(22 + 12, 9);
    const stars = uneven
      .filter(({ position }) => position === "forward")
      .map((card) => ({ ...card, playerId: card.playerId + 500, expected: 6 }));
    // Half of the forwards can expect 6 now: 5 on average.
    expect(Math.abs(sumOf(drawn([...uneven, ...stars], "alice"), expectedOf) - (22 + 15))).toBeLessThan(1.1);
  });

  test("a player who is expected to lose points can be in a set", () => {
    expect(flawsOf(drawn(anEleven(-1), "alice"))).toEqual([]);
  });

  test("a set's overalls add up to those of eleven average candidates within one", () => {
    // Two at each club who can expect the same: 781 on average, and no set can have it exactly.
    const two = [70, 72].flatMap((overall, at) =>
      anEleven().map((card) => ({ ...card, overall, playerId: card.playerId + 100 * at })),
    );
    const sums = Array.from({ length: 12 }, (_, id) =>
      sumOf(drawn(two, `user-${id}`), ({ overall }) => overall),
    );
    expect(new Set(sums)).toEqual(new Set([780, 782]));
  });

  test("where overalls can't come near the average, a set comes as near as a hundred draws do", () => {
    // Two at each club, one printed with 68 and one with 74: 781 on average, and the nearest sums are 3 away.
    const two = [60, 99].flatMap((overall, at) =>
      anEleven().map((card) => ({ ...card, overall, playerId: card.playerId + 100 * at })),
    );
    const sums = Array.from({ length: 10 }, (_, id) =>
      sumOf(drawn(two, `user-${id}`), ({ overall }) => commonPrintOverall(overall)),
    );
    expect(new Set(sums)).toEqual(new Set([778, 784]));
  });

  test("a player who is listed with two clubs is the first club's, whatever the order", () => {
    const twice = [...anEleven(), { ...(anEleven()[0] as BaseSetCandidate), clubId: 30 }];
    expect(drawn(twice, "alice")[0]?.clubId).toBe(1);
    expect(drawn(twice.toReversed(), "alice")[0]?.clubId).toBe(1);
  });

  test("the only possible eleven is drawn", () => {
    expect(flawsOf(drawn(anEleven(), "alice"))).toEqual([]);
  });

  test("where the sum aimed at is out of reach, all draw the nearest", () => {
    const candidates = [4, 4, 2].flatMap((expected, at) =>
      anEleven(expected).map((card) => ({ ...card, playerId: card.playerId + 100 * at })),
    );
    // Eleven average candidates could expect 36.7 points; with seven who can expect 4 it is 36, with eight 38.
    const sums = ["alice", "bob", "carol"].map((seed) => sumOf(drawn(candidates, seed), expectedOf));
    expect(sums).toEqual([36, 36, 36]);
  });

  test("a draw over few candidates is a base set or a refusal, and a set wherever there is one", () => {
    const candidate = fc.record({
      playerId: fc.integer({ min: 1000, max: 9999 }),
      clubId: fc.integer({ min: 1, max: 14 }),
      position: fc.constantFrom(...positions),
      overall: fc.integer({ min: 1, max: 99 }),
      expected: fc.double({ min: -3, max: 12, noNaN: true }),
    });
    const few = fc.uniqueArray(candidate, { maxLength: 60, selector: ({ playerId }) => playerId });
    fc.assert(
      fc.property(few, fc.boolean(), fc.string(), (others, hasEleven, seed) => {
        const outcome = drawBaseSet(hasEleven ? [...others, ...anEleven()] : others, seed);
        expect(outcome.ok ? flawsOf(outcome.value) : [outcome.refusal.code]).toEqual(
          outcome.ok || hasEleven ? [] : ["base_set_unavailable"],
        );
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    ["there are no candidates", []],
    ["there are only ten clubs", aLeague(10)],
    ["there is one goalkeeper", anEleven().slice(1)],
    ["two of the eleven share a club", aChangedEleven({ clubId: 2 })],
    ["two of the eleven are one player", aChangedEleven({ playerId: 2 })],
  ])("it is refused where %s", (_, candidates) => {
    expect(drawBaseSet(candidates, "alice")).toEqual({
      ok: false,
      refusal: { code: "base_set_unavailable" },
    });
  });

  test("candidates come back as they were given", () => {
    const candidates = anEleven();
    const outcome = drawBaseSet(candidates, "alice");
    expect(outcome.ok && candidates.filter((candidate) => outcome.value.includes(candidate))).toEqual(
      candidates,
    );
  });
});
