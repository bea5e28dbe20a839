import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "#game/milliseconds.ts";
import { clubs } from "#game/world/catalogue/clubs.ts";
import { leagues } from "#game/world/catalogue/leagues.ts";
import { fixturesAmong, fixturesOf } from "./fixtures-of.ts";
import type { Fixture } from "./fixtures-of.ts";

const HOUR = DAY_MS / 24;
const [SUNDAY, MONDAY, , , , FRIDAY, SATURDAY] = [0, 1, 2, 3, 4, 5, 6];
/** From the kick-off to a result, half time and the longest stoppage included. */
const MATCH = 2 * HOUR;
const league = fc.constantFrom(...leagues.map(({ slug }) => slug));
const season = fc.integer({ min: 2020, max: 2045 });
const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

function kickOffsByRound(fixtures: readonly Fixture[]): number[][] {
  const rounds = Map.groupBy(fixtures, ({ round }) => round);
  return [...rounds.values()].map((round) => round.map(({ kickOff }) => kickOff));
}

/** The days, from the first result to the end of May, on which a week has passed since the latest result. */
function daysWithoutResults(fixtures: readonly Fixture[], year: number): string[] {
  const results = fixtures.map(({ kickOff }) => kickOff + MATCH);
  const first = Math.min(...results);
  const count = Math.ceil((Date.UTC(year + 1, 4, 31) - first) / DAY_MS);
  const days = Array.from({ length: count }, (_, at) => first + at * DAY_MS);
  return days
    .filter((day) => !results.some((result) => result <= day && result > day - 7 * DAY_MS))
    .map((day) => new Date(day).toISOString());
}

describe("fixtures of a season", () => {
  test("there are 380, ten a round, each with its own id", () => {
    fc.assert(
      fc.property(league, season, seed, (slug, year, world) => {
        const fixtures = fixturesOf(slug, year, world);
        expect(new Set(fixtures.map(({ id }) => id)).size).toBe(380);
        expect(kickOffsByRound(fixtures).map((round) => round.length)).toEqual(
          Array.from({ length: 38 }, () => 10),
        );
      }),
      { numRuns: 30 },
    );
  });

  test("no two leagues or seasons share an id", () => {
    const ids = [2026, 2027]
      .flatMap((year) => leagues.flatMap(({ slug }) => fixturesOf(slug, year, 1)))
      .map(({ id }) => id);
    expect(new Set(ids).size).toBe(6 * 380);
  });

  test("an id is made of year, league and place in the season", () => {
    const idsOf = (slug: Fixture["league"]) => fixturesOf(slug, 2026, 1).map(({ id }) => id);
    const upFrom = (first: number) => Array.from({ length: 380 }, (_, at) => first + at);
    expect(idsOf("premier-league")).toEqual(upFrom(20260001));
    expect(idsOf("la-liga")).toEqual(upFrom(20261001));
    expect(idsOf("serie-a")).toEqual(upFrom(20262001));
  });

  test("a fixture knows its league, season, round and world, and its clubs are of that league", () => {
    for (const { slug } of leagues) {
      const slugs = clubs.filter((club) => club.league === slug).map((club) => club.slug);
      for (const fixture of fixturesOf(slug, 2027, 5)) {
        expect(fixture).toMatchObject({ league: slug, season: 2027, seed: 5 });
        expect(fixture.round).toBe(Math.floor((fixture.id % 1000) / 10 + 0.9));
        expect(slugs).toContain(fixture.home);
        expect(slugs).toContain(fixture.away);
      }
    }
  });

  test("leagues and seasons draw their fixtures apart", () => {
    const clubsAt = (slug: Fixture["league"], year: number) => {
      const slugs = clubs.filter((club) => club.league === slug).map((club) => club.slug);
      return fixturesOf(slug, year, 1).map(({ home }) => slugs.indexOf(home));
    };
    expect(clubsAt("la-liga", 2026)).not.toEqual(clubsAt("serie-a", 2026));
    expect(clubsAt("la-liga", 2026)).not.toEqual(clubsAt("la-liga", 2027));
  });

  test("the same seed gives the same fixtures and another seed others on the same days", () => {
    const fixtures = fixturesOf("serie-a", 2026, 7);
    const others = fixturesOf("serie-a", 2026, 8);
    expect(fixturesOf("serie-a", 2026, 7)).toEqual(fixtures);
    expect(others.map(({ home }) => home)).not.toEqual(fixtures.map(({ home }) => home));
    expect(others.map(({ kickOff }) => kickOff)).toEqual(fixtures.map(({ kickOff }) => kickOff));
  });

  test("rounds follow one another from August to May", () => {
    fc.assert(
      fc.property(league, season, seed, (slug, year, world) => {
        const rounds = kickOffsByRound(fixturesOf(slug, year, world));
        const firsts = rounds.map((round) => Math.min(...round));
        const lasts = rounds.map((round) => Math.max(...round));
        expect(firsts.slice(1).every((first, at) => first > (lasts[at] ?? Infinity))).toBe(true);
        expect(firsts[0]).toBeGreaterThan(Date.UTC(year, 7, 1));
        expect(lasts.at(-1)).toBeLessThan(Date.UTC(year + 1, 5, 1));
      }),
      { numRuns: 30 },
    );
  });

  test("from the first weekend to the end of May every day has results of the last seven in each league", () => {
    const years = Array.from({ length: 20 }, (_, at) => 2020 + at);
    const empty = leagues.flatMap(({ slug }) =>
      years.flatMap((year) => daysWithoutResults(fixturesOf(slug, year, 1), year)),
    );
    expect(empty).toEqual([]);
  });

  test("on Saturday 21 November 2026 the Premier League plays at its usual times", () => {
    const onSaturday = fixturesOf("premier-league", 2026, 1)
      .map(({ kickOff }) => new Date(kickOff).toISOString())
      .filter((kickOff) => kickOff.startsWith("2026-11-21"));
    expect(onSaturday.map((kickOff) => kickOff.slice(11, 16)).sort()).toEqual([
      "12:30",
      "15:00",
      "15:00",
      "15:00",
      "15:00",
      "17:30",
    ]);
  });

  test("a round over two weekends has half its matches on each, on Saturday and Sunday", () => {
    for (const { slug } of leagues) {
      const long = kickOffsByRound(fixturesOf(slug, 2026, 1)).filter(
        (round) => Math.max(...round) - Math.min(...round) > 4 * DAY_MS,
      );
      expect(long).toHaveLength(5);
      for (const round of long) {
        const middle = (Math.max(...round) + Math.min(...round)) / 2;
        expect(round.filter((kickOff) => kickOff < middle)).toHaveLength(5);
        const weekdays = round.map((kickOff) => new Date(kickOff).getUTCDay());
        expect(new Set(weekdays)).toEqual(new Set([SATURDAY, SUNDAY]));
      }
    }
  });

  test("a round on one weekend is from Friday to Monday", () => {
    for (const { slug } of leagues) {
      const rounds = kickOffsByRound(fixturesOf(slug, 2026, 1)).slice(0, -1);
      const weekdays = rounds.map((round) => round.map((kickOff) => new Date(kickOff).getUTCDay()));
      const whole = weekdays.filter((days) => days.includes(FRIDAY) && days.includes(MONDAY));
      expect(whole.length).toBeGreaterThan(30);
      for (const days of whole) {
        expect(days.filter((day) => day === SATURDAY).length).toBeGreaterThan(3);
        expect(days.filter((day) => day === SUNDAY).length).toBeGreaterThan(1);
      }
    }
  });

  test("kick-offs are between noon and ten in the evening", () => {
    for (const { slug } of leagues) {
      for (const { kickOff } of fixturesOf(slug, 2026, 1)) {
        const hour = new Date(kickOff).getUTCHours();
        expect(hour).toBeGreaterThanOrEqual(10);
        expect(hour).toBeLessThanOrEqual(20);
      }
    }
  });

  test("the last round is played at once", () => {
    for (const { slug } of leagues) {
      expect(new Set(kickOffsByRound(fixturesOf(slug, 2026, 1)).at(-1)).size).toBe(1);
      const others = kickOffsByRound(fixturesOf(slug, 2026, 1)).slice(0, -1);
      expect(others.every((round) => new Set(round).size > 1)).toBe(true);
    }
  });

  test("nobody plays on Christmas Eve or Christmas Day", () => {
    for (let year = 2020; year < 2040; year += 1) {
      const days = fixturesOf("premier-league", year, 1).map(({ kickOff }) =>
        new Date(kickOff).toISOString().slice(5, 10),
      );
      expect(days.filter((day) => day === "12-24" || day === "12-25")).toEqual([]);
    }
  });

  test("matches that would be on Christmas Eve or Christmas Day are on the 26th, at their time", () => {
    // In 2027 Christmas Eve is a Friday: 1 + 6 matches of the round are moved.
    const times = fixturesOf("premier-league", 2027, 1)
      .map(({ kickOff }) => new Date(kickOff).toISOString())
      .filter((kickOff) => kickOff.startsWith("2027-12-26"))
      .map((kickOff) => kickOff.slice(11, 16));
    const ofSunday = ["14:00", "16:30"];
    const moved = ["20:00", "12:30", "15:00", "15:00", "15:00", "15:00", "17:30"];
    expect(times.sort()).toEqual([...ofSunday, ...moved].sort());
  });

  test("a round that would begin on Friday 23 December is on the 26th as a whole", () => {
    for (const { slug } of leagues) {
      const rounds = kickOffsByRound(fixturesOf(slug, 2033, 1)).map((round) =>
        round.map((kickOff) => new Date(kickOff).toISOString().slice(0, 10)),
      );
      expect(rounds.filter((days) => days.includes("2033-12-26"))).toEqual([
        Array<string>(10).fill("2033-12-26"),
      ]);
    }
  });
});

describe("a league of another size", () => {
  const ofSize = (size: number) =>
    fixturesAmong(
      Array.from({ length: size }, (_, at) => `club-${at}`),
      { league: "serie-a", season: 2026, seed: 7 },
    );

  test.each([16, 18, 20, 22])("%i clubs meet twice each, once a round, from August to May", (size) => {
    const fixtures = ofSize(size);
    expect(new Set(fixtures.map(({ home, away }) => `${home} ${away}`)).size).toBe(size * (size - 1));
    expect(kickOffsByRound(fixtures)).toHaveLength(2 * (size - 1));
    for (const round of Map.groupBy(fixtures, (fixture) => fixture.round).values()) {
      expect(new Set(round.flatMap(({ home, away }) => [home, away])).size).toBe(size);
    }
    expect(
      fixtures.every(({ kickOff }) => kickOff > Date.UTC(2026, 7, 1) && kickOff < Date.UTC(2027, 5, 1)),
    ).toBe(true);
    expect(daysWithoutResults(fixtures, 2026)).toEqual([]);
  });

  test.each([
    [16, [4, 4]],
    [18, [5, 4]],
    [20, [5, 5]],
  ])("%i clubs share a round out over its weekends, the earlier one taking more", (size, shares) => {
    const rounds = kickOffsByRound(ofSize(size)).map((round) => {
      const first = Math.min(...round);
      const early = round.filter((kickOff) => kickOff < first + 4 * DAY_MS).length;
      return [early, round.length - early];
    });
    const long = rounds.filter(([, late]) => late !== 0);
    expect(long.length).toBeGreaterThan(0);
    for (const round of long) expect(round).toEqual(shares);
  });

  test("rounds follow one another, the last all at once", () => {
    const rounds = kickOffsByRound(ofSize(18));
    for (const [at, round] of rounds.entries()) {
      expect(Math.min(...round)).toBeGreaterThan(Math.max(0, ...(rounds[at - 1] ?? [])));
    }
    expect(new Set(rounds.at(-1)).size).toBe(1);
  });
});
