import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Candidate,
  type RankedFacts,
  decideRanked,
  nextRankedDay,
  rankOpponents,
} from "./matchmaking.ts";

const HOUR = 60 * 60 * 1000;
const NOON = Date.UTC(2026, 8, 12, 12);

function candidate(userId: string, points: number, changes: Partial<Candidate> = {}): Candidate {
  return { userId, points, hasActiveTeam: true, lastMet: null, ...changes };
}

function facts(candidates: readonly Candidate[], changes: Partial<RankedFacts> = {}): RankedFacts {
  return {
    userId: "alice",
    points: 1000,
    hasActiveTeam: true,
    startedToday: 0,
    candidates,
    now: NOON,
    seed: 0,
    ...changes,
  };
}

function idsOf(ranked: readonly Candidate[]): string[] {
  return ranked.map(({ userId }) => userId);
}

describe("the order of opponents", () => {
  test("is nearest in points first, above or below alike", () => {
    const all = [candidate("far", 1300), candidate("near-below", 990), candidate("nearest", 1005)];
    expect(idsOf(rankOpponents(facts(all)))).toEqual(["nearest", "near-below", "far"]);
    const metLongAgo = candidate("a-further", 1006, { lastMet: 1 });
    expect(idsOf(rankOpponents(facts([metLongAgo, ...all])))).toEqual([
      "nearest",
      "a-further",
      "near-below",
      "far",
    ]);
  });

  test("goes by id among managers as near and as long not met, in whatever order they come", () => {
    for (const order of ["abc", "acb", "bac", "bca", "cab", "cba"]) {
      const all = order.split("").map((userId) => candidate(userId, 1000));
      expect(idsOf(rankOpponents(facts(all)))).toEqual(["a", "b", "c"]);
    }
  });

  test("leaves out the viewer and managers without an active team", () => {
    const all = [
      candidate("alice", 1000),
      candidate("bob", 1000, { hasActiveTeam: false }),
      candidate("dan", 900),
    ];
    expect(idsOf(rankOpponents(facts(all)))).toEqual(["dan"]);
  });

  test("leaves out an opponent for 24 hours to the millisecond", () => {
    const met = candidate("bob", 1000, { lastMet: NOON - 24 * HOUR + 1 });
    const free = candidate("dan", 1000, { lastMet: NOON - 24 * HOUR });
    expect(idsOf(rankOpponents(facts([met, free])))).toEqual(["dan"]);
  });

  test("has an opponent who was met exactly a day ago, and one who never was, whatever the time", () => {
    const met = candidate("bob", 1000, { lastMet: 0 });
    expect(idsOf(rankOpponents(facts([met], { now: 24 * HOUR - 1 })))).toEqual([]);
    expect(idsOf(rankOpponents(facts([met], { now: 24 * HOUR })))).toEqual(["bob"]);
    expect(idsOf(rankOpponents(facts([candidate("dan", 1000)], { now: 0 })))).toEqual(["dan"]);
  });

  test("leaves the candidates as they were", () => {
    const all = [candidate("far", 1300), candidate("near", 1001)];
    rankOpponents(facts(all));
    expect(idsOf(all)).toEqual(["far", "near"]);
  });

  test("puts the one not met for longest first among equally near ones, then goes by id", () => {
    const all = [
      candidate("recent", 1010, { lastMet: NOON - 30 * HOUR }),
      candidate("old", 990, { lastMet: NOON - 90 * HOUR }),
      candidate("newer", 990),
      candidate("new", 1010),
    ];
    expect(idsOf(rankOpponents(facts(all)))).toEqual(["new", "newer", "old", "recent"]);
  });
});

describe("the day of ranked matches", () => {
  test("ends at midnight UTC, and a new one begins on the very millisecond", () => {
    const midnight = Date.UTC(2026, 8, 13);
    expect(nextRankedDay(midnight - 1)).toBe(midnight);
    expect(nextRankedDay(midnight)).toBe(midnight + 24 * HOUR);
  });
});

describe("a ranked match", () => {
  const field = [1000, 1010, 1020, 1030, 1040, 1050, 1060].map((points) =>
    candidate(`user-${points}`, points),
  );

  test("is played against one of the five nearest, drawn by the seed", () => {
    const drawn = new Set<number>();
    for (let seed = 0; seed < 50; seed += 1) {
      const decision = decideRanked(facts(field, { seed }));
      if (decision.ok) drawn.add(decision.value.points);
    }
    expect([...drawn].toSorted((a, b) => a - b)).toEqual([1000, 1010, 1020, 1030, 1040]);
    expect(decideRanked(facts(field.slice(0, 1), { seed: 7 }))).toEqual({ ok: true, value: field[0] });
  });

  test("is refused without an active team", () => {
    expect(decideRanked(facts(field, { hasActiveTeam: false }))).toEqual({
      ok: false,
      refusal: { code: "no_active_team" },
    });
  });

  test("is the twentieth of the day at most, and free again at midnight UTC", () => {
    expect(decideRanked(facts(field, { startedToday: 19 })).ok).toBe(true);
    expect(decideRanked(facts(field, { startedToday: 20 }))).toEqual({
      ok: false,
      refusal: { code: "ranked_limit_reached", limit: 20, freeAt: Date.UTC(2026, 8, 13) },
    });
  });

  test("is refused where everybody was met lately, saying when the first is free", () => {
    const all = [
      candidate("bob", 1000, { lastMet: NOON - 2 * HOUR }),
      candidate("dan", 1000, { lastMet: NOON - 20 * HOUR }),
      candidate("eve", 1000, { lastMet: NOON - 23 * HOUR, hasActiveTeam: false }),
    ];
    expect(decideRanked(facts(all))).toEqual({
      ok: false,
      refusal: { code: "no_opponent", freeAt: NOON + 4 * HOUR },
    });
  });

  test("is refused where there is nobody at all", () => {
    expect(decideRanked(facts([]))).toEqual({ ok: false, refusal: { code: "no_opponent", freeAt: null } });
  });

  test("is never one that the order of opponents leaves out", () => {
    const anyCandidate = fc.record({
      userId: fc.constantFrom("alice", "bob", "dan", "eve", "fay"),
      points: fc.integer({ min: 0, max: 2000 }),
      hasActiveTeam: fc.boolean(),
      lastMet: fc.option(fc.integer({ min: NOON - 48 * HOUR, max: NOON })),
    });
    fc.assert(
      fc.property(fc.array(anyCandidate), fc.nat(), (candidates, seed) => {
        const asked = facts(candidates, { seed });
        const decision = decideRanked(asked);
        const allowed = rankOpponents(asked);
        expect(decision.ok).toBe(allowed.length > 0);
        expect(!decision.ok || allowed.includes(decision.value)).toBe(true);
      }),
    );
  });
});
