import { describe, expect, test } from "vitest";
import { roundsAt } from "./round.ts";
import type { RoundFixture } from "./round.ts";

const HOUR = 3_600_000;
const start = Date.parse("2025-08-15T19:00:00Z");
const nothing: ReadonlyMap<number, number> = new Map();

describe("where a round begins", () => {
  /** Three fixtures a round, so many hours after the start of the season: the second is the middle third. */
  function rounds(...hours: readonly (readonly number[])[]): RoundFixture[] {
    return hours.flatMap((ofRound, at) =>
      ofRound.map((hour) => ({
        round: at + 1,
        kickOff: start + hour * HOUR,
        status: "scheduled" as const,
        homeClubId: 1,
        awayClubId: 2,
      })),
    );
  }

  /** The hours with which each round begins, by its number. */
  function openings(fixtures: readonly RoundFixture[]): (readonly [number, number])[] {
    return roundsAt(fixtures, nothing, 0).map(
      ({ round, deadline }) => [round, (deadline - start) / HOUR + 1.5] as const,
    );
  }

  test("is its first fixture without a pause of two days before the middle of the round", () => {
    expect(openings(rounds([0, 1, 2], [100, 147.999, 150]))).toEqual([
      [1, 0],
      [2, 100],
    ]);
    expect(openings(rounds([0, 1, 2], [100, 148, 150]))).toEqual([
      [1, 0],
      [2, 148],
    ]);
  });

  test("is after the last of several pauses", () => {
    const two = rounds([0, 1, 2], [100, 150, 200, 201, 202, 203, 204, 205, 206]);
    expect(openings(two)).toEqual([
      [1, 0],
      [2, 200],
    ]);
  });

  test("isn't moved by a pause after the middle of the round", () => {
    expect(openings(rounds([0, 1, 2], [100, 101, 200]))).toEqual([
      [1, 0],
      [2, 100],
    ]);
  });

  test("is no fixture brought forward to before the end of the last round's middle", () => {
    expect(openings(rounds([0, 24, 40], [24, 64, 70]))).toEqual([
      [1, 0],
      [2, 64],
    ]);
    expect(openings(rounds([0, 24, 40], [26, 64, 70]))).toEqual([
      [1, 0],
      [2, 26],
    ]);
  });

  test("isn't held up by fixtures of the last round that were put off, however many", () => {
    expect(openings(rounds([0, 1, 2, 300, 301, 302], [100, 101, 102]))).toEqual([
      [1, 0],
      [2, 100],
    ]);
    expect(openings(rounds([0, 1, 2, 50, 301, 302], [45, 92, 93]))).toEqual([
      [1, 0],
      [2, 45],
    ]);
    expect(openings(rounds([0, 1, 2, 49.999, 301, 302], [45, 92, 93]))).toEqual([
      [1, 0],
      [2, 92],
    ]);
  });

  test("is the season's first fixture for the first round, even if it has another number", () => {
    expect(openings(rounds([10, 11, 12], [0, 200, 201]))).toEqual([
      [1, 0],
      [2, 200],
    ]);
  });

  test("goes by the middles where rounds are played in another order than their numbers", () => {
    expect(openings(rounds([0, 1, 2], [500, 501, 502], [200, 201, 202]))).toEqual([
      [1, 0],
      [3, 200],
      [2, 500],
    ]);
  });

  test("doesn't depend on the order in which fixtures are listed", () => {
    // Rounds 2 and 3 have the same middle at first; that of round 3 ends later, after the first fixture of round 4.
    const fixtures = rounds([0, 1, 2], [200, 200, 200, 300], [200, 200, 240, 300], [230, 270, 280, 290]);
    for (const told of [fixtures, fixtures.toReversed()]) {
      expect(openings(told)).toContainEqual([4, 270]);
    }
  });

  test("is the same for two rounds played together: all their fixtures count in the later", () => {
    const together = rounds([0, 1, 2], [200, 200, 200], [200, 200, 200]);
    for (const fixtures of [together, together.toReversed()]) {
      expect(roundsAt(fixtures, nothing, 0).map(({ round, fixtures: own }) => [round, own.length])).toEqual([
        [1, 3],
        [3, 6],
      ]);
    }
  });
});
