import { describe, expect, test } from "vitest";
import { HOUR_MS } from "#game/milliseconds.ts";
import type { ProvidedFixture } from "#server/football/provider.ts";
import type { StoredFixture } from "./remote-adapter.ts";
import { wellDated } from "./well-dated.ts";

const NOW = Date.parse("2026-08-22T15:00:00Z");

/** A fixture that kicks off this many hours from now, or did. */
function aFixture(key: string, hours: number, status: string): ProvidedFixture & StoredFixture {
  return {
    key,
    status,
    kickOff: NOW + hours * HOUR_MS,
    leagueId: "premier-league",
    season: 2026,
    round: 1,
    homeClubKey: "a",
    awayClubKey: "b",
    elapsed: null,
    homeGoals: 0,
    awayGoals: 0,
    hasDetails: true,
    hasSquads: true,
  };
}

const season = [
  ...[1, 2, 3, 4].map((at) => aFixture(`over ${at}`, -24 * at, "FT")),
  aFixture("in play", -1, "2H"),
  aFixture("ahead", 24, "NS"),
];
const stored = new Map([...season, aFixture("abroad", 24, "NS")].map((one) => [one.key, one]));

function shifted(hours: number, keys: (key: string) => boolean = () => true): ProvidedFixture[] {
  return season.map((one) => (keys(one.key) ? { ...one, kickOff: one.kickOff + hours * HOUR_MS } : one));
}

const keysOf = (given: readonly ProvidedFixture[], now = NOW) =>
  wellDated(given, stored, now).dated.map(({ key }) => key);

describe("an answer", () => {
  test("with the stored kick-offs is taken whole", () => {
    expect(wellDated(season, stored, NOW)).toMatchObject({ dated: season, isContradicted: false });
  });

  test("that moves a match that is ahead, and corrects one that was played, is taken whole", () => {
    const moved = shifted(3, (key) => key === "ahead" || key === "over 2");
    expect(keysOf(moved)).toHaveLength(season.length);
  });

  test("with minutes played before the kick-off changes no kick-off", () => {
    const moved = shifted(2, (key) => key === "in play" || key === "ahead");
    expect(keysOf(moved)).toEqual(["over 1", "over 2", "over 3", "over 4"]);
  });

  test("with one impossible date moves the matches of the other leagues all the same", () => {
    const moved = shifted(2, (key) => key === "in play" || key === "ahead");
    const abroad = { ...aFixture("abroad", 26, "NS"), leagueId: "la-liga" as const };
    expect(keysOf([...moved, abroad])).toEqual(["over 1", "over 2", "over 3", "over 4", "abroad"]);
  });

  test.each([
    ["SUSP", 2],
    ["SUSP", 24 * 11],
    ["INT", 24 * 11],
    ["2H", 24 * 11],
  ])("with a new date for a match that is %s, %i hours ahead, is taken whole", (status, hours) => {
    const stopped = { ...aFixture("in play", hours, status), elapsed: 72, homeGoals: 2, awayGoals: 1 };
    const moved = [...shifted(3, (key) => key === "ahead").filter(({ key }) => key !== "in play"), stopped];
    const { dated } = wellDated(moved, stored, NOW);
    expect(dated).toHaveLength(season.length);
    expect(dated.at(-1)).toEqual({
      ...stopped,
      status: "NS",
      elapsed: null,
      homeGoals: null,
      awayGoals: null,
    });
  });

  test("with a match that is stopped on its day has it in play", () => {
    const stopped = aFixture("in play", -1, "SUSP");
    expect(wellDated([stopped], stored, NOW).dated).toEqual([stopped]);
  });

  test("in which matches long played have other kick-offs gives none of them", () => {
    const night = season.filter(({ key }) => key !== "in play");
    expect(wellDated(shifted(2), stored, NOW + 8 * HOUR_MS)).toMatchObject({
      dated: [],
      isContradicted: true,
    });
    expect(keysOf(night)).toHaveLength(night.length);
  });

  test("with too few of these says nothing of the dates", () => {
    expect(wellDated(season.slice(3), stored, NOW).isContradicted).toBeNull();
  });
});
