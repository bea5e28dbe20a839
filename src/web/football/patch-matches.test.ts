import { describe, expect, test } from "vitest";
import type { MatchDayFixture } from "#contract/football/football.ts";
import { patchMatches, patchOwnFixtures } from "./patch-matches.ts";

function aMatch(id: number, date: string, home: number | null = null): MatchDayFixture {
  const side = {
    name: "Club",
    logo: null,
    code: "CLU",
    colours: { primary: "#000000", secondary: "#ffffff" },
  };
  return {
    fixture: { id, date, status: { short: "1H", elapsed: 3 } },
    teams: { home: side, away: side },
    goals: { home, away: 0 },
    leagueName: "Premier League",
    goalScorers: [],
  };
}

const none = { matchesByDate: {}, updatedAt: null, isCurrent: true };
const early = aMatch(1, "2026-08-22T11:30:00.000Z");
const late = aMatch(2, "2026-08-22T14:00:00.000Z");
const matches = { ...none, matchesByDate: { "2026-08-22": [early, late] } };

describe("matches after a change", () => {
  test("have the new score in the same place", () => {
    const scored = aMatch(1, early.fixture.date, 1);
    expect(patchMatches(matches, scored).matchesByDate).toEqual({ "2026-08-22": [scored, late] });
  });

  test("have a new match in order of kick-off", () => {
    const between = aMatch(3, "2026-08-22T13:00:00.000Z");
    expect(patchMatches(matches, between).matchesByDate["2026-08-22"]).toEqual([early, between, late]);
  });

  test("keep the order of those with the same kick-off", () => {
    const other = aMatch(3, late.fixture.date);
    const three = { ...none, matchesByDate: { "2026-08-22": [early, late, other] } };
    const scored = aMatch(2, late.fixture.date, 1);
    expect(patchMatches(three, scored).matchesByDate).toEqual({ "2026-08-22": [early, scored, other] });
  });

  test("have a new day before the older ones", () => {
    const sunday = aMatch(4, "2026-08-23T13:00:00.000Z");
    expect(Object.keys(patchMatches(matches, sunday).matchesByDate)).toEqual(["2026-08-23", "2026-08-22"]);
  });

  test("have a postponed match only on its new day", () => {
    const moved = aMatch(1, "2026-08-23T11:30:00.000Z");
    expect(patchMatches(matches, moved).matchesByDate).toEqual({
      "2026-08-23": [moved],
      "2026-08-22": [late],
    });
  });
});

describe("the viewer's own fixtures after a change", () => {
  const own = {
    id: 1,
    kickOff: early.fixture.date,
    status: "NS",
    elapsed: null,
    home: "Club",
    away: "Club",
    homeGoals: null,
    awayGoals: null,
    players: ["Saka"],
    own: [{ playerId: 7, name: "Saka", points: 2, place: "starter" as const }],
  };

  test("have the new score, minute and status, and keep the players", () => {
    const before = { source: "active team" as const, today: [own, { ...own, id: 2 }], next: null };
    const after = patchOwnFixtures(before, aMatch(1, early.fixture.date, 1));
    const scored = { ...own, status: "1H", elapsed: 3, homeGoals: 1, awayGoals: 0 };
    expect(after).toEqual({ ...before, today: [scored, { ...own, id: 2 }] });
  });
});
