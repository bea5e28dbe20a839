import { describe, expect, test } from "vitest";
import { keepsPlace, type PlayerForm, shareOfMinutes } from "./player-form.ts";

/** A player with so many minutes in the club's fixtures, the oldest first. */
function aPlayer(minutes: readonly number[], lastSeason: PlayerForm["lastSeason"] = null): PlayerForm {
  return {
    playerId: 1,
    clubId: 1,
    position: "midfielder",
    overall: 75,
    isFit: null,
    games: minutes.map((played) => ({ minutes: played, points: 2 })),
    lastSeason,
  };
}

function fixtures(count: number, minutes: number): number[] {
  return Array<number>(count).fill(minutes);
}

/** Half of all minutes. */
const halfOfLastSeason = { minutes: 1710, fixtures: 38 };

describe("the share of minutes", () => {
  test("is that of the club's last six fixtures, whatever was before", () => {
    expect(shareOfMinutes(aPlayer([...fixtures(4, 0), ...fixtures(6, 90)]), 0)).toBe(1);
    expect(shareOfMinutes(aPlayer([...fixtures(4, 90), ...fixtures(6, 0)]), 1)).toBe(0);
    expect(shareOfMinutes(aPlayer([90, 60, 30, 0, 45, 45]), 0)).toBe(0.5);
  });

  test("counts last season's share for each of the six that is still to come", () => {
    expect(shareOfMinutes(aPlayer([90, 90], halfOfLastSeason), 0)).toBeCloseTo((2 + 4 * 0.5) / 6, 12);
    expect(shareOfMinutes(aPlayer(fixtures(5, 0), halfOfLastSeason), 0)).toBeCloseTo(0.5 / 6, 12);
    expect(shareOfMinutes(aPlayer([], halfOfLastSeason), 1)).toBe(0.5);
  });

  test("forgets last season after six fixtures", () => {
    expect(shareOfMinutes(aPlayer(fixtures(6, 90), halfOfLastSeason), 0)).toBe(1);
  });

  test("counts the chance to start where the club has no last season", () => {
    expect(shareOfMinutes(aPlayer(fixtures(3, 90)), 0.4)).toBeCloseTo((3 + 3 * 0.4) / 6, 12);
    expect(shareOfMinutes(aPlayer([], { minutes: 0, fixtures: 0 }), 0.4)).toBeCloseTo(0.4, 12);
  });
});

describe("a place in the team", () => {
  test("is everybody's before the first fixture", () => {
    expect(keepsPlace(aPlayer([]), 0.8)).toBe(true);
  });

  test("is kept by playing half of the last fixture", () => {
    expect(keepsPlace(aPlayer([90, 90, 45]), 0.8)).toBe(true);
    expect(keepsPlace(aPlayer([90, 90, 44]), 0.8)).toBe(false);
  });

  test("takes the same share of all fixtures as soon as there are more than six", () => {
    // 504 of 630 minutes are 80 %.
    expect(keepsPlace(aPlayer([0, ...fixtures(5, 90), 54]), 0.8)).toBe(true);
    expect(keepsPlace(aPlayer([0, ...fixtures(5, 90), 53]), 0.8)).toBe(false);
    expect(keepsPlace(aPlayer([...fixtures(5, 0), 90]), 0.8)).toBe(true);
    expect(keepsPlace(aPlayer([...fixtures(6, 0), 90]), 0.8)).toBe(false);
  });
});
