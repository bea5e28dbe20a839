import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leagues } from "#game/world/catalogue/leagues.ts";
import { fixturesOf } from "#game/world/fixtures-of.ts";
import { fixtureCounts, roundsAt } from "./round.ts";
import type { RoundFixture } from "./round.ts";

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const start = Date.parse("2025-08-15T19:00:00Z");
const nothing: ReadonlyMap<number, number> = new Map();

/** Ten fixtures of a weekend: Friday evening to Monday evening, clubs 1 to 20. */
function aWeekend(round: number, friday = start + (round - 1) * WEEK): RoundFixture[] {
  const hours = [0, 16, 19, 19, 19, 22, 42, 44, 44, 72];
  return hours.map((hour, at) => ({
    round,
    kickOff: friday + hour * HOUR,
    status: "scheduled",
    homeClubId: at * 2 + 1,
    awayClubId: at * 2 + 2,
  }));
}

function aSeason(): RoundFixture[] {
  return [1, 2, 3, 4].flatMap((round) => aWeekend(round));
}

function withFixture(at: number, change: Partial<RoundFixture>): RoundFixture[] {
  return aSeason().map((fixture, place) => (place === at ? { ...fixture, ...change } : fixture));
}

describe("rounds", () => {
  test("each begins 90 minutes before its first kick-off and has its ten fixtures", () => {
    const rounds = roundsAt(aSeason().toReversed(), nothing, 0);
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
    expect(rounds.map(({ deadline }) => deadline)).toEqual(
      [0, 1, 2, 3].map((week) => start + week * WEEK - 1.5 * HOUR),
    );
    expect(rounds.map(({ fixtures }) => fixtures.length)).toEqual([10, 10, 10, 10]);
    expect([...fixtureCounts(rounds[0] ?? { fixtures: [] }).values()]).toEqual(Array(20).fill(1));
  });

  test("a fixture called off without a date counts nowhere: its clubs have a blank", () => {
    const [first] = roundsAt(withFixture(3, { status: "postponed" }), nothing, 0);
    const counts = fixtureCounts(first ?? { fixtures: [] });
    expect(first?.fixtures).toHaveLength(9);
    expect([counts.get(7), counts.get(8), counts.get(9)]).toEqual([undefined, undefined, 1]);
  });

  test.each([
    ["on the next weekend", WEEK + 20 * HOUR, 2],
    ["in midweek after the round", 5 * 24 * HOUR, 1],
    ["in midweek two rounds later", 2 * WEEK + 5 * 24 * HOUR, 3],
    ["after the last round", 6 * WEEK, 4],
  ])("a postponed fixture that is finally played %s counts there", (_, after, round) => {
    const rounds = roundsAt(withFixture(3, { kickOff: start + after }), nothing, 0);
    const counting = rounds.find(({ fixtures }) =>
      fixtures.some(({ round: own, homeClubId }) => own === 1 && homeClubId === 7),
    );
    expect(counting?.round).toBe(round);
    expect(rounds.map(({ deadline }) => deadline)).toEqual(
      [0, 1, 2, 3].map((week) => start + week * WEEK - 1.5 * HOUR),
    );
  });

  test("its clubs have a double there and a blank in the round of its number", () => {
    const rounds = roundsAt(withFixture(3, { kickOff: start + WEEK + 90 * HOUR }), nothing, 0);
    const [first, second] = rounds.map(fixtureCounts);
    expect([first?.get(7), first?.get(8)]).toEqual([undefined, undefined]);
    expect([second?.get(7), second?.get(8), second?.get(9)]).toEqual([2, 2, 1]);
  });

  test.each(["live", "finished"] as const)(
    "leaves out a match that was stopped before its deadline and is resumed (%s)",
    (status) => {
      const stopped = { kickOff: start + WEEK + 90 * HOUR, beganAt: start + 19 * HOUR, status };
      const counted = roundsAt(withFixture(3, stopped), nothing, 0).map(({ fixtures }) => fixtures.length);
      expect(counted).toEqual([9, 10, 10, 10]);
    },
  );

  test("has a match that was stopped after its deadline and is resumed before the next one", () => {
    const stopped = { kickOff: start + 90 * HOUR, beganAt: start + 19 * HOUR, status: "finished" } as const;
    const [first] = roundsAt(withFixture(3, stopped), nothing, 0);
    expect(first?.fixtures).toHaveLength(10);
  });

  test("expects a match that was stopped before: it might be played from the beginning", () => {
    const stopped = { kickOff: start + WEEK + 90 * HOUR, beganAt: start + 19 * HOUR };
    const [, second] = roundsAt(withFixture(3, stopped), nothing, 0);
    expect(second?.fixtures).toHaveLength(11);
  });

  test("a fixture that is brought forward counts in the earlier round and does not drag the deadline along", () => {
    const rounds = roundsAt(withFixture(25, { kickOff: start + WEEK + 60 * HOUR }), nothing, 0);
    expect(rounds.map(({ fixtures }) => fixtures.length)).toEqual([10, 11, 9, 10]);
    expect(rounds[2]?.deadline).toBe(start + 2 * WEEK - 1.5 * HOUR);
  });

  test.each([
    ["45 minutes before the round's own first one", [45], 45],
    ["90 minutes before it, and another an hour before that", [90, 150], 150],
    ["two hours before it", [120], 0],
  ])("a postponed fixture that is played %s counts, and the deadline with it", (_, minutes, first) => {
    const moved = minutes.map((before) => start + WEEK - before * (HOUR / 60));
    const season = aSeason().map((fixture, at) => ({
      ...fixture,
      kickOff: moved[at - 3] ?? fixture.kickOff,
    }));
    const [, second] = roundsAt(season, nothing, 0);
    const kickOff = start + WEEK - first * (HOUR / 60);
    expect(second?.deadline).toBe(kickOff - 1.5 * HOUR);
    expect(second?.fixtures[0]?.kickOff).toBe(kickOff);
  });

  test("a first fixture that is called off moves a far deadline later", () => {
    const [first] = roundsAt(withFixture(0, { status: "postponed" }), nothing, 0);
    expect(first?.deadline).toBe(start + 16 * HOUR - 1.5 * HOUR);
  });

  test("a published deadline less than a day away is held when its first fixture is called off", () => {
    const published = new Map([[1, start - 1.5 * HOUR]]);
    const called = withFixture(0, { status: "postponed" });
    const [first] = roundsAt(called, published, start - 10 * HOUR);
    expect(first?.deadline).toBe(start - 1.5 * HOUR);
    expect(roundsAt(called, published, start - 30 * HOUR)[0]?.deadline).toBe(start + 14.5 * HOUR);
  });

  test("a round without any fixture left is dropped, unless its deadline has passed", () => {
    const off = aSeason().map((fixture) =>
      fixture.round === 2 ? { ...fixture, status: "postponed" as const } : fixture,
    );
    const published = new Map([[2, start + WEEK - 1.5 * HOUR]]);
    expect(roundsAt(off, published, start).map(({ round }) => round)).toEqual([1, 3, 4]);
    const later = roundsAt(off, published, start + WEEK);
    expect(later.map(({ round, fixtures }) => [round, fixtures.length])).toEqual([
      [1, 10],
      [2, 0],
      [3, 10],
      [4, 10],
    ]);
  });

  test.each(leagues.map(({ slug }) => slug))(
    "in the simulated %s every fixture counts in its own round, in every season",
    (league) => {
      const years = Array.from({ length: 30 }, (_, at) => 2020 + at);
      for (const year of years) {
        const fixtures = fixturesOf(league, year, 1).map((fixture) => ({
          ...fixture,
          status: "scheduled" as const,
          homeClubId: 1,
          awayClubId: 2,
        }));
        const counted = roundsAt(fixtures, nothing, 0).map(({ round, fixtures: own }) => [
          round,
          own.map((fixture) => fixture.round),
        ]);
        const inOwn = Array.from({ length: 38 }, (_, at) => [at + 1, Array<number>(10).fill(at + 1)]);
        expect(counted, `season ${year}`).toEqual(inOwn);
      }
    },
  );

  test("have their fixtures by kick-off", () => {
    const [first] = roundsAt(aSeason().toReversed(), nothing, 0);
    const kickOffs = first?.fixtures.map(({ kickOff }) => kickOff) ?? [];
    expect(kickOffs).toEqual(kickOffs.toSorted((a, b) => a - b));
  });

  test("a fixture counts in the round whose deadline is its kick-off, and in the one before a moment earlier", () => {
    const deadline = start + WEEK - 1.5 * HOUR;
    const countingAt = (kickOff: number) =>
      roundsAt(withFixture(3, { kickOff }), nothing, 0)
        .filter(({ fixtures }) => fixtures.some((fixture) => fixture.kickOff === kickOff))
        .map(({ round }) => round);
    expect(countingAt(deadline)).toEqual([2]);
    expect(countingAt(deadline - 1)).toEqual([1]);
  });

  test("a round whose fixtures are all called off is there from its published deadline on", () => {
    const deadline = start + WEEK - 1.5 * HOUR;
    const off = aSeason().filter(({ round }) => round !== 2);
    const numbersAt = (now: number) => roundsAt(off, new Map([[2, deadline]]), now).map(({ round }) => round);
    expect(numbersAt(deadline - 1)).toEqual([1, 3, 4]);
    expect(numbersAt(deadline)).toEqual([1, 2, 3, 4]);
  });

  test("a round whose fixtures are all called off takes others from its deadline on, and none before", () => {
    const deadline = start + WEEK - 1.5 * HOUR;
    const moved = { ...aWeekend(1)[3], kickOff: deadline + 20 * HOUR } as RoundFixture;
    const fixtures = [...aSeason().filter(({ round }) => round !== 2), moved];
    const roundAt = (now: number) =>
      roundsAt(fixtures, new Map([[2, deadline]]), now).find((round) => round.fixtures.includes(moved))
        ?.round;
    expect(roundAt(deadline - 1)).toBe(1);
    expect(roundAt(deadline)).toBe(2);
  });

  test("of two rounds with the same deadline, one of them called off, the later has the fixtures", () => {
    const deadline = start + 2 * WEEK - 1.5 * HOUR;
    const fixtures = aSeason().filter(({ round }) => round !== 2);
    const rounds = roundsAt(fixtures, new Map([[2, deadline]]), deadline);
    expect(rounds.map(({ round, fixtures: own }) => [round, own.length])).toEqual([
      [1, 10],
      [2, 0],
      [3, 10],
      [4, 10],
    ]);
  });

  test("without fixtures there are none", () => {
    expect(roundsAt([], nothing, 0)).toEqual([]);
  });

  test("however fixtures are moved, each with a date counts once, and none before the deadline of its round", () => {
    const aMove = fc.record({
      at: fc.nat({ max: 39 }),
      to: fc.integer({ min: 0, max: 40 * 24 }),
      isOff: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(aMove, { maxLength: 12 }), (moves) => {
        const moved = new Map(moves.map(({ at, ...move }) => [at, move]));
        const fixtures = aSeason().map((fixture, at) => {
          const move = moved.get(at);
          if (move === undefined) return fixture;
          return move.isOff
            ? { ...fixture, status: "postponed" as const }
            : { ...fixture, kickOff: start + move.to * HOUR };
        });
        const rounds = roundsAt(fixtures, nothing, 0);
        const counted = rounds.flatMap((round) => round.fixtures);
        const dated = fixtures.filter(({ status }) => status !== "postponed");
        expect(new Set(counted)).toEqual(new Set(dated));
        expect(counted).toHaveLength(dated.length);
        for (const [at, round] of rounds.entries()) {
          for (const { kickOff } of round.fixtures) {
            expect(kickOff).toBeGreaterThan(round.deadline);
            expect(kickOff).toBeLessThan(rounds[at + 1]?.deadline ?? Infinity);
          }
        }
      }),
    );
  });
});
