import pino from "pino";
import { describe, expect, test } from "vitest";
import { fixtureRecord, toRemoteFixture } from "./fixture-record.ts";
import { fixtureStatuses } from "./status.ts";
import { toDetails } from "./to-details.ts";

function aRecord(short: string, given: Record<string, unknown> = {}) {
  return {
    fixture: {
      id: 1,
      timestamp: 1_766_004_300,
      venue: { id: null, name: null, city: null },
      status: { long: "", short, elapsed: 90, extra: null },
    },
    league: { id: 39, season: 2026, round: "Regular Season - 12" },
    teams: {
      home: { id: 42, name: "Arsenal", winner: null },
      away: { id: 49, name: "Chelsea", winner: null },
    },
    goals: { home: 3, away: 2 },
    score: { halftime: { home: 0, away: 0 }, fulltime: { home: 2, away: 2 }, penalty: { home: 4, away: 3 } },
    ...given,
  };
}

describe("a fixture of API-Football", () => {
  test.each(fixtureStatuses)("with the status %s is read", (status) => {
    expect(toRemoteFixture(fixtureRecord.parse(aRecord(status)))).toMatchObject({ status, round: 12 });
  });

  test.each(["AET", "PEN", "ET", "P", "BT"])(
    "with the status %s has the score after 90 minutes",
    (status) => {
      expect(toRemoteFixture(fixtureRecord.parse(aRecord(status)))).toMatchObject({
        homeGoals: 2,
        awayGoals: 2,
      });
    },
  );

  test("that ended after 90 minutes has its goals", () => {
    expect(toRemoteFixture(fixtureRecord.parse(aRecord("FT")))).toMatchObject({ homeGoals: 3, awayGoals: 2 });
  });

  test("that has not begun has no goals", () => {
    const record = aRecord("NS", { goals: { home: null, away: null } });
    expect(toRemoteFixture(fixtureRecord.parse(record))).toMatchObject({ homeGoals: null, awayGoals: null });
  });

  test("of a cup is not followed", () => {
    const record = aRecord("FT", { league: { id: 96, season: 2026, round: "Round of 16" } });
    expect(toRemoteFixture(fixtureRecord.parse(record))).toBeNull();
  });

  test("with a status that nobody knows is not read", () => {
    expect(fixtureRecord.safeParse(aRecord("XYZ")).success).toBe(false);
  });

  test("with numbers as text is read", () => {
    const text = {
      fixture: { id: "1", timestamp: "1766004300", status: { short: "2H", elapsed: "67" } },
      league: { id: "39", season: "2026", round: "Regular Season - 12" },
      teams: { home: { id: "42" }, away: { id: "49" } },
      goals: { home: "3", away: "0" },
    };
    expect(toRemoteFixture(fixtureRecord.parse(aRecord("2H", text)))).toMatchObject({
      key: "1",
      season: 2026,
      kickOff: 1_766_004_300_000,
      elapsed: 67,
      homeClubKey: "42",
      awayClubKey: "49",
      homeGoals: 3,
      awayGoals: 0,
    });
  });

  test("is read without what it can do without", () => {
    const teams = { home: { id: 42, name: null }, away: { id: 49 } };
    const odd = { teams, goals: { home: 1 }, score: [], events: "", lineups: {}, players: "" };
    const read = fixtureRecord.parse(aRecord("2H", odd));
    expect(toRemoteFixture(read)).toMatchObject({ homeGoals: 1, awayGoals: null });
    expect(toDetails(read, pino({ level: "silent" }))).toBeNull();
  });
});
