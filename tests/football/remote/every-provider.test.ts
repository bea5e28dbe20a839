import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { positions } from "#game/card/position.ts";
import { loadFeed } from "#server/football/feed.ts";
import { followFootball } from "#server/football/follow-football.ts";
import { importProvider } from "#server/football/import/import-provider.ts";
import type { FootballProvider, ProvidedCatalogue, ProvidedFixture } from "#server/football/provider.ts";
import { simulatedProvider } from "#server/football/simulated-provider.ts";
import { footballFingerprint } from "#tests/support/import-app.ts";
import { aFixture, aLeague, aPerformance, importRecords } from "#tests/support/neutral-file.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { makeRemoteApp } from "./remote-app.ts";

const HOUR_MS = 3_600_000;
const MATCH_NIGHT = FIRST_SATURDAY + 14 * HOUR_MS;
const STATUSES = ["TBD", "NS", "1H", "HT", "2H", "ET", "BT", "P", "SUSP", "INT", "FT", "AET", "PEN"].concat([
  "PST",
  "CANC",
  "ABD",
  "AWD",
  "WO",
  "LIVE",
]);

/** An app with a provider, and everything the provider returned. */
interface Given {
  readonly app: TestApp;
  readonly provider: FootballProvider;
  readonly catalogue: readonly ProvidedCatalogue[];
  readonly fixtures: readonly ProvidedFixture[];
}

/** Follows football by the minute until nothing new comes, and records everything the provider returns. */
async function gather(app: TestApp, provider: FootballProvider): Promise<Given> {
  const parts: ProvidedCatalogue[] = [];
  const fixtures = new Map<string, ProvidedFixture>();
  const watched: FootballProvider = {
    name: provider.name,
    async catalogue(now) {
      const part = await provider.catalogue(now);
      parts.push(part);
      return part;
    },
    async fixtures(now) {
      const given = await provider.fixtures(now);
      for (const one of given) fixtures.set(one.key, one);
      return given;
    },
    details: (keys, now) => provider.details(keys, now),
  };
  for (let minute = 0; minute < 8; minute += 1) {
    app.clock.set(MATCH_NIGHT + minute * 60_000);
    await followFootball(app.deps, watched);
  }
  return { app, provider, catalogue: parts, fixtures: [...fixtures.values()] };
}

const makers: Record<FootballProvider["name"], () => Promise<Given>> = {
  async simulated() {
    return gather(await makeTestApp({ now: MATCH_NIGHT }), simulatedProvider());
  },
  async import() {
    const app = await makeTestApp({ now: MATCH_NIGHT, env: { FOOTBALL_PROVIDER: "import" } });
    const kickOff = new Date(FIRST_SATURDAY).toISOString();
    await importRecords(app, [...aLeague(), aFixture({ season: 2026, kickOff }), aPerformance()]);
    return gather(app, importProvider(app.db));
  },
  async "api-football"() {
    const app = await makeRemoteApp("api-football", MATCH_NIGHT);
    return gather(app, app.provider);
  },
  async fpl() {
    const app = await makeRemoteApp("fpl", MATCH_NIGHT);
    return gather(app, app.provider);
  },
};

describe.each(Object.keys(makers) as FootballProvider["name"][])("the provider %s", (name) => {
  let given: Given;

  beforeAll(async () => {
    given = await makers[name]();
  });
  afterAll(() => given.app.close());

  test("gives its own name", () => {
    expect(given.provider.name).toBe(name);
  });

  test("names each club and each player once, players at clubs that it names, overalls from 1 to 99", () => {
    for (const { clubs, players } of given.catalogue) {
      expect(new Set(clubs.map(({ key }) => key)).size).toBe(clubs.length);
      expect(new Set(players.map(({ key }) => key)).size).toBe(players.length);
    }
    const players = given.catalogue.flatMap((part) => part.players);
    const clubKeys = new Set(given.catalogue.flatMap(({ clubs }) => clubs.map(({ key }) => key)));
    const isWellNamed = ({ clubKey, overall, position, name: playerName }: (typeof players)[number]) =>
      clubKeys.has(clubKey) &&
      overall !== null &&
      overall >= 1 &&
      overall <= 99 &&
      positions.includes(position) &&
      playerName.trim() !== "";
    expect(players.filter((player) => !isWellNamed(player))).toEqual([]);
  });

  test("gives fixtures of known statuses, without goals before they have begun", () => {
    expect(given.fixtures.length).toBeGreaterThan(0);
    for (const { status, homeGoals, awayGoals, round, homeClubKey, awayClubKey } of given.fixtures) {
      expect(STATUSES).toContain(status);
      expect(round).toBeGreaterThan(0);
      expect(homeClubKey).not.toBe(awayClubKey);
      if (status === "NS" || status === "TBD") expect([homeGoals, awayGoals]).toEqual([null, null]);
      if (status === "FT") expect(homeGoals).toBeGreaterThanOrEqual(0);
    }
  });

  test("leaves every finished fixture with its performances", async () => {
    const { rows } = await given.app.pool.query<{ finished: string; with_figures: string }>(`
      select count(*) as finished, count(*) filter (where details_hash is not null
             and exists (select from performance p where p.fixture_id = f.id)) as with_figures
        from fixture f where status = 'FT'`);
    expect(Number(rows[0]?.finished)).toBeGreaterThan(0);
    expect(rows[0]?.with_figures).toBe(rows[0]?.finished);
  });

  test("changes nothing that is stored when it is asked again at the same time", async () => {
    const before = await footballFingerprint(given.app);
    await followFootball(given.app.deps, given.provider);
    expect(await footballFingerprint(given.app)).toEqual(before);
  });

  test("has no trouble", async () => {
    expect((await loadFeed(given.app.db, given.provider.name)).trouble).toBeNull();
  });
});
