import { describe, expect, test } from "vitest";
import type { Round, RoundFixtureStatus } from "./round.ts";
import { currentRound, finalAt, nextRound, roundStateAt } from "./round-state.ts";

const HOUR = 3_600_000;
const deadline = 100 * HOUR;

function aRound(statuses: readonly RoundFixtureStatus[]): Round {
  return {
    round: 1,
    deadline,
    fixtures: statuses.map((status, at) => ({
      round: 1,
      kickOff: deadline + 1.5 * HOUR + at * 24 * HOUR,
      status,
      homeClubId: 1,
      awayClubId: 2,
    })),
  };
}

const running = aRound(["finished", "live"]);
const over = aRound(["finished", "finished"]);
const lastWhistle = deadline + 1.5 * HOUR + 24 * HOUR + 2 * HOUR;

describe("the state of a round", () => {
  test.each<[string, Round, number, string]>([
    ["upcoming before its deadline", aRound(["scheduled"]), deadline - 1, "upcoming"],
    ["live from its deadline on", aRound(["scheduled"]), deadline, "live"],
    ["live while a fixture is in play", running, deadline + 30 * HOUR, "live"],
    ["live between two fixtures", aRound(["finished", "scheduled"]), deadline + 10 * HOUR, "live"],
    ["live for as long as a fixture is not over", running, deadline + 900 * HOUR, "live"],
    ["provisional after the last fixture", over, lastWhistle, "provisional"],
    ["provisional for a day", over, lastWhistle + 24 * HOUR - 1, "provisional"],
    ["final a day after the last fixture", over, lastWhistle + 24 * HOUR, "final"],
    ["provisional when all was called off after the deadline", aRound([]), deadline + HOUR, "provisional"],
    ["final at last when all was called off", aRound([]), deadline + 28 * HOUR, "final"],
  ])("it is %s", (_, round, now, state) => {
    expect(roundStateAt(round, now)).toBe(state);
  });

  test("a round becomes final 24 hours after its last match", () => {
    expect(finalAt(over)).toBe(lastWhistle + 24 * HOUR);
    // Without a fixture it's as if one had kicked off 90 minutes after the deadline.
    expect(finalAt(aRound([]))).toBe(deadline + (1.5 + 2 + 24) * HOUR);
  });
});

describe("current and next round", () => {
  const rounds = [1, 2, 3].map((round) => ({ round, deadline: round * 100 }));

  test.each([
    [0, null, 1],
    [99, null, 1],
    [100, 1, 2],
    [250, 2, 3],
    [299, 2, 3],
    [300, 3, null],
    [900, 3, null],
  ])("at %i they are %s and %s", (now, current, next) => {
    expect(currentRound(rounds, now)?.round ?? null).toBe(current);
    expect(nextRound(rounds, now)?.round ?? null).toBe(next);
  });
});
