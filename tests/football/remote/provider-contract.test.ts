import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FixtureState, fixtureStateAt } from "#game/world/fixture-state.ts";
import { players } from "#game/world/catalogue/players.ts";
import { fakeFixtures, FIRST_SATURDAY, numberOf } from "./fake-world.ts";
import { makeRemoteApp, PER_DAY, PER_MINUTE, type RemoteApp, storedFootball } from "./remote-app.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface StoredFixture {
  key: string;
  status: string;
  home_goals: number | null;
  away_goals: number | null;
  events: { kind: string }[];
}

interface StoredPerformance {
  fixture: string;
  player: string;
  figures: Record<string, number | string | null>;
}

/** Follows until clubs, squads and fixtures are there, as at startup. */
async function load(app: RemoteApp, from: number): Promise<number> {
  for (let at = from; ; at += MINUTE_MS) {
    const before = app.fake.requests.length;
    await app.followAt(at);
    if (app.fake.requests.length === before) return at;
  }
}

describe.each(["api-football", "fpl"] as const)("a match day from %s", (name) => {
  let app: RemoteApp;

  beforeAll(async () => {
    app = await makeRemoteApp(name, FIRST_SATURDAY);
    const loaded = await load(app, FIRST_SATURDAY);
    for (let at = loaded; at < FIRST_SATURDAY + 13 * HOUR_MS; at += 30 * MINUTE_MS) await app.followAt(at);
  });

  afterAll(() => app.close());

  // shows: 1.14
  test("brings the players under the names of the catalogue", async () => {
    const { rows } = await app.pool.query<{ name: string }>("select name from player");
    const names = new Set(rows.map((row) => row.name));
    const premier = players.filter(({ slug }) => names.has(slug) || names.has(nameOf(slug)));
    expect(premier.length).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(name === "fpl" ? 300 : 1000);
  });

  test("ends with the scores of the world that it tells of", async () => {
    const { fixtures } = (await storedFootball(app)) as { fixtures: StoredFixture[] };
    const finished = fixtures.filter(({ status }) => status === "FT");
    expect(finished.length).toBeGreaterThan(4);
    for (const { key, home_goals, away_goals, events } of finished) {
      const { goals, events: told } = stateOf(key);
      expect([key, home_goals, away_goals]).toEqual([key, goals?.home, goals?.away]);
      const scored = told.filter(({ kind }) => kind === "goal" || kind === "own_goal");
      expect(events.filter(({ kind }) => ["goal", "own goal", "penalty"].includes(kind))).toHaveLength(
        scored.length,
      );
    }
  });

  // shows: 1.14
  test("gives every player what they did", async () => {
    const { performances } = (await storedFootball(app)) as { performances: StoredPerformance[] };
    expect(performances.length).toBeGreaterThan(100);
    const slugs = new Map([...numberOf].map(([slug, number]) => [String(number), slug]));
    for (const { fixture, player, figures } of performances) {
      const told = stateOf(fixture).performances.find((one) => one.player.slug === slugs.get(player));
      const { minutes, goals, assists, saves, yellowCards, redCards, ownGoals } = told?.performance ?? {};
      expect(figures).toMatchObject({
        minutes,
        goals,
        assists,
        own_goals: ownGoals,
        yellow_cards: yellowCards,
      });
      expect(figures["red_cards"]).toBe(redCards);
      // Afterwards FPL no longer tells the side of a player without any figure.
      if (figures["side"] === null) expect([name, told?.performance.bps]).toEqual(["fpl", 0]);
      else expect(figures["side"]).toBe(told?.side);
      if (told?.player.position === "goalkeeper") expect(figures["saves"]).toBe(saves);
    }
  });

  test("gives almost every player the goals conceded while on the pitch", async () => {
    const { performances } = (await storedFootball(app)) as { performances: StoredPerformance[] };
    const slugs = new Map([...numberOf].map(([slug, number]) => [String(number), slug]));
    const wrong = performances.filter(({ fixture, player, figures }) => {
      const told = stateOf(fixture).performances.find((one) => one.player.slug === slugs.get(player));
      return figures["conceded"] !== told?.performance.conceded;
    });
    // Minutes are whole: a goal in the minute of a substitution can count on either side of it.
    expect(wrong.length / performances.length).toBeLessThan(name === "fpl" ? 1e-9 : 0.02);
  });

  test("asks no more than the budget of any minute and of the day allows", () => {
    const times = app.fake.requests.map(({ at }) => at);
    for (const at of times) {
      expect(times.filter((other) => other > at - MINUTE_MS && other <= at).length).toBeLessThanOrEqual(
        PER_MINUTE,
      );
    }
    expect(times.length).toBeLessThanOrEqual(PER_DAY);
  });

  test("sends the key where there is one, and nowhere in an address", () => {
    const { requests } = app.fake;
    expect(new Set(requests.map(({ key }) => key))).toEqual(
      new Set([name === "fpl" ? undefined : "key-of-a-test"]),
    );
    expect(requests.some(({ path }) => path.includes("key-of-a-test"))).toBe(false);
  });

  test("is not asked again where nothing is due", async () => {
    const before = app.fake.requests.length;
    const quiet = FIRST_SATURDAY + 17 * HOUR_MS;
    await app.followAt(quiet);
    const after = app.fake.requests.length;
    await app.followAt(quiet + 20_000);
    await app.followAt(quiet + 40_000);
    expect(app.fake.requests.length).toBe(after);
    expect(after).toBeGreaterThanOrEqual(before);
  });
});

function nameOf(slug: string): string {
  return players.find((player) => player.slug === slug)?.name ?? "";
}

const finalStates = new Map<string, FixtureState>();

/** A fixture's state when it's over. */
function stateOf(key: string): FixtureState {
  const fixture = fakeFixtures.find(({ id }) => String(id) === key);
  if (fixture === undefined) throw new Error(`there is no fixture ${key}`);
  const state = finalStates.get(key) ?? fixtureStateAt(fixture, fixture.kickOff + 3 * HOUR_MS);
  finalStates.set(key, state);
  return state;
}
