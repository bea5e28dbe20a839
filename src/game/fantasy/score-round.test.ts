import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bestLineUp } from "./best-line-up.ts";
import type { CardPoints } from "./card-points.ts";
import { scoreRound } from "./score-round.ts";
import type { RoundFacts } from "./score-round.ts";
import { membersOf } from "./squad.ts";
import type { Squad } from "./squad.ts";

const squad: Squad = {
  starters: [
    { cardId: 1, playerId: 1, position: "goalkeeper" },
    { cardId: 2, playerId: 2, position: "defender" },
    { cardId: 3, playerId: 3, position: "defender" },
    { cardId: 4, playerId: 4, position: "midfielder" },
    { cardId: 5, playerId: 5, position: "forward" },
  ],
  bench: [
    { cardId: 6, playerId: 6, position: "goalkeeper" },
    { cardId: 7, playerId: 7, position: "defender" },
    { cardId: 8, playerId: 8, position: "midfielder" },
    { cardId: 9, playerId: 9, position: "forward" },
  ],
  captainId: 5,
  viceCaptainId: 4,
  chipCardIds: [],
};

/** Players by number: points, null for one who stayed away, "later" for one who is still to play. */
type Scores = Readonly<Record<number, number | null | "later">>;

function scored(earned: number | null | "later"): CardPoints {
  const points = typeof earned === "number" ? earned : 0;
  return { points, receipts: [], hasPlayed: typeof earned === "number", isOver: earned !== "later" };
}

function score(scores: Scores, given: Partial<RoundFacts> = {}) {
  return scoreRound({
    squad,
    state: "final",
    cost: 0,
    scoreOf: (playerId) => scored(scores[playerId] ?? null),
    ...given,
  });
}

const all: Scores = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9 };

describe("the score of a round", () => {
  test("the starters count once, the captain twice", () => {
    const round = score(all);
    expect(round).toMatchObject({ total: 20, lineUpPoints: 20, cost: 0, leftOnBench: 30 });
    expect(round.cards.map(({ counted }) => counted)).toEqual([1, 2, 3, 4, 10, 0, 0, 0, 0]);
    expect(round.cards[4]?.multiples).toEqual(["captain"]);
    expect(round.changes).toEqual({ substitutions: [], armband: { cardId: 5, as: "captain" } });
  });

  test("paid transfers are taken off", () => {
    expect(score(all, { cost: 4 })).toMatchObject({ total: 16, lineUpPoints: 20, cost: 4 });
  });

  // shows: 4.27, 9.31
  test("a chip adds one multiple: a card counts twice, a captain three times", () => {
    const round = score(all, { squad: { ...squad, chipCardIds: [5, 2] } });
    expect(round.cards.map(({ counted }) => counted)).toEqual([1, 4, 3, 4, 15, 0, 0, 0, 0]);
    expect(round.cards[4]?.multiples).toEqual(["captain", "chip"]);
  });

  test("negative points of a captain count twice too", () => {
    expect(score({ ...all, 5: -3 }).cards[4]?.counted).toBe(-6);
  });

  test("the vice-captain counts twice only where the captain did not play; the substitute takes no armband", () => {
    const round = score({ ...all, 5: null });
    expect(round.changes).toEqual({
      substitutions: [{ offCardId: 5, onCardId: 8 }],
      armband: { cardId: 4, as: "vice_captain" },
    });
    expect(round.cards.map(({ place, counted }) => `${place} ${counted}`)).toEqual([
      "starter 1",
      "starter 2",
      "starter 3",
      "starter 8",
      "off 0",
      "bench 0",
      "bench 0",
      "on 8",
      "bench 0",
    ]);
    expect(round).toMatchObject({ total: 22, leftOnBench: 6 + 7 + 9 });
  });

  test("a captain who played without a point keeps the armband", () => {
    const round = score({ ...all, 5: 0 });
    expect(round.changes.armband).toEqual({ cardId: 5, as: "captain" });
    expect(round.total).toBe(10);
  });

  test("where both captains stayed away nobody counts twice", () => {
    const round = score({ ...all, 4: null, 5: null });
    expect(round.changes.armband).toBeNull();
    expect(round.cards.flatMap(({ multiples }) => multiples)).toEqual([]);
  });

  test("a substitute inherits no chip, and keeps its own", () => {
    const onAbsent = score({ ...all, 2: null }, { squad: { ...squad, chipCardIds: [2] } });
    expect(onAbsent.cards[6]).toMatchObject({ place: "on", multiples: [], counted: 7 });
    const onSubstitute = score({ ...all, 2: null }, { squad: { ...squad, chipCardIds: [7] } });
    expect(onSubstitute.cards[6]).toMatchObject({ place: "on", multiples: ["chip"], counted: 14 });
    const onBench = score(all, { squad: { ...squad, chipCardIds: [7] } });
    expect(onBench.cards[6]).toMatchObject({ place: "bench", multiples: [], counted: 0 });
  });

  test.each(["live", "provisional"] as const)(
    "while it is %s changes are announced and count nothing",
    (state) => {
      const round = score({ ...all, 5: null }, { state });
      expect(round.changes).toEqual({
        substitutions: [{ offCardId: 5, onCardId: 8 }],
        armband: { cardId: 4, as: "vice_captain" },
      });
      expect(round.total).toBe(10);
      expect(round.cards.map(({ place }) => place)).not.toContain("on");
      expect(round.cards[4]?.multiples).toEqual(["captain"]);
    },
  );

  test("while it is live, nothing is announced for players with a match to come", () => {
    const round = score({ ...all, 2: "later", 5: "later" }, { state: "live" });
    expect(round.changes).toEqual({ substitutions: [], armband: { cardId: 5, as: "captain" } });
  });

  test("once it is final nobody is still to play", () => {
    expect(score({ ...all, 2: "later" }).changes.substitutions).toEqual([{ offCardId: 2, onCardId: 7 }]);
  });

  const anyScores = fc
    .array(fc.option(fc.integer({ min: -4, max: 15 }), { freq: 2 }), { minLength: 9, maxLength: 9 })
    .map((list) => Object.fromEntries(list.map((points, at) => [at + 1, points])));
  const anyChips = fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { maxLength: 2 });

  test("total, bench and multiples add up, and the best line-up of the nine is never worse", () => {
    fc.assert(
      fc.property(anyScores, anyChips, fc.nat({ max: 16 }), (scores, chipCardIds, cost) => {
        const round = score(scores, { squad: { ...squad, chipCardIds }, cost });
        const counting = round.cards.filter(({ place }) => place === "starter" || place === "on");
        expect(counting).toHaveLength(5);
        expect(round.total).toBe(
          counting.reduce((sum, { points, multiples }) => sum + points * (1 + multiples.length), -cost),
        );
        const everything = round.cards.reduce((sum, { points }) => sum + points, 0);
        expect(round.leftOnBench + counting.reduce((sum, { points }) => sum + points, 0)).toBe(everything);
        const best = bestLineUp(
          membersOf(squad).map((member) => ({
            ...member,
            points: scored(scores[member.playerId] ?? null).points,
            hasChip: chipCardIds.includes(member.cardId),
          })),
        );
        expect(best?.points).toBeGreaterThanOrEqual(round.lineUpPoints);
      }),
      { numRuns: 2000 },
    );
  });
});
