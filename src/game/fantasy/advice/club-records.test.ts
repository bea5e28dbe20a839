import { describe, expect, test } from "vitest";
import { clubRecords } from "./club-records.ts";

type PlayedFixture = Parameters<typeof clubRecords>[0][number];

function aFixture(homeClubId: number, awayClubId: number, given: Partial<PlayedFixture> = {}): PlayedFixture {
  return { status: "finished", homeClubId, awayClubId, homeGoals: 0, awayGoals: 0, ...given };
}

describe("the records of clubs", () => {
  test("give three points for a win, one for a draw and none for a defeat, at home and away", () => {
    const records = clubRecords([
      aFixture(1, 2, { homeGoals: 2, awayGoals: 1 }),
      aFixture(3, 1, { homeGoals: 0, awayGoals: 1 }),
      aFixture(1, 4, { homeGoals: 1, awayGoals: 1 }),
    ]);
    expect([...records]).toEqual([
      [1, { played: 3, points: 7 }],
      [2, { played: 1, points: 0 }],
      [3, { played: 1, points: 0 }],
      [4, { played: 1, points: 1 }],
    ]);
  });

  test.each<[string, Partial<PlayedFixture>]>([
    ["is still in play", { status: "live", homeGoals: 1 }],
    ["is still to come", { status: "scheduled", homeGoals: null, awayGoals: null }],
    ["has no goals for the home side", { homeGoals: null }],
    ["has no goals for the away side", { awayGoals: null }],
  ])("leave out a fixture that %s", (_, given) => {
    expect(clubRecords([aFixture(1, 2, given)]).size).toBe(0);
  });
});
