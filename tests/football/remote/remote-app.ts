import { sql } from "drizzle-orm";
import type { DepsWithPool } from "#server/deps.ts";
import { type Followed, followFootball } from "#server/football/follow-football.ts";
import type { FootballProvider } from "#server/football/provider.ts";
import type { FetchLimits } from "#server/football/remote/fetch-json.ts";
import { MINUTE_MS } from "#game/milliseconds.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { makeTemplate, makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { apiFootballProvider } from "#server/football/api-football/api-football-adapter.ts";
import { fplProvider } from "#server/football/fpl/fpl-adapter.ts";
import { type FakeProvider, startFakeProvider } from "./fake-provider.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import type { FaultKind } from "./faulty-answers.ts";

/** In tests, longer or larger answers are given up. */
const MOST_BYTES = 1024 * 1024;
const TIMEOUT_MS = 5000;
/** For faults without an answer, where waiting is pointless. */
const TIMEOUT_WITHOUT_ANSWER_MS = 20;
const withoutAnswer: ReadonlySet<FaultKind> = new Set(["hangs", "drips"]);

export const PER_DAY = 2000;
export const PER_MINUTE = 40;

/** Panna on a local provider, both on the test's clock. */
export interface RemoteApp extends TestApp {
  readonly fake: FakeProvider;
  readonly provider: FootballProvider;
  /** The waits, in milliseconds, that kept requests from being a burst. */
  readonly waits: readonly number[];
  /** Makes the provider fail in this way from now on; null: no more failures. */
  failWith(kind: FaultKind | null): void;
  /** Sets the clock and follows football once. */
  followAt(instant: number): Promise<Followed>;
}

type ProviderName = "api-football" | "fpl";

const loaded = new Map<ProviderName, Promise<string>>();

/**
 * Panna on the first Saturday, five minutes after it was started for the first time: clubs, squads and fixtures are
 * there. Reading them takes seconds, so they're read once and copied; the app is one that was started again.
 */
export async function makeLoadedApp(name: ProviderName): Promise<RemoteApp> {
  const template = loaded.get(name) ?? makeTemplate((database) => load(name, database));
  loaded.set(name, template);
  return makeRemoteApp(name, FIRST_SATURDAY + 5 * MINUTE_MS, await makeTestDatabase(await template));
}

async function load(name: ProviderName, database: TestDatabase): Promise<void> {
  const app = await makeRemoteApp(name, FIRST_SATURDAY, database);
  for (let minute = 0; minute < 6; minute += 1) await app.followAt(FIRST_SATURDAY + minute * MINUTE_MS);
  await app.close();
}

export async function makeRemoteApp(
  name: ProviderName,
  now: number,
  database?: TestDatabase,
): Promise<RemoteApp> {
  let instant = now;
  const fake = await startFakeProvider(name, () => instant);
  const app = await makeTestApp({
    now,
    ...(database === undefined ? {} : { database }),
    env: {
      FOOTBALL_PROVIDER: name,
      API_FOOTBALL_URL: fake.url,
      API_FOOTBALL_KEY: "key-of-a-test",
      API_FOOTBALL_PER_DAY: String(PER_DAY),
      API_FOOTBALL_PER_MINUTE: String(PER_MINUTE),
      FPL_URL: fake.url,
    },
  });
  // Budgets and pauses run by the world's clock, which here is the test's.
  const clock = { speed: 1, now: () => instant, wallTime: () => instant, elapsed: () => instant };
  const deps: DepsWithPool = { ...app.deps, clock };
  const makeProvider = name === "fpl" ? fplProvider : apiFootballProvider;
  let isAnswered = true;
  const limits: FetchLimits = {
    mostBytes: MOST_BYTES,
    get timeoutMs() {
      return isAnswered ? TIMEOUT_MS : TIMEOUT_WITHOUT_ANSWER_MS;
    },
  };
  // Requests are spaced out; tests record the waits and skip them.
  const waits: number[] = [];
  const given = { fetchLimits: limits, wait: async (ms: number) => waits.push(ms) };
  const provider = makeProvider(deps, given);
  const set = (next: number): void => {
    instant = next;
    app.clock.set(next);
  };
  return {
    ...app,
    deps,
    clock: { ...app.clock, set },
    fake,
    provider,
    waits,
    failWith(kind) {
      isAnswered = kind === null || !withoutAnswer.has(kind);
      fake.failWith(kind);
    },
    async followAt(next) {
      set(next);
      const followed = await followFootball(deps, provider);
      if (followed === null) throw new Error("somebody else follows");
      return followed;
    },
    async close() {
      await fake.close();
      await app.close();
    },
  };
}

/**
 * Everything stored about fixtures and performances, under the provider's keys, to compare two databases.
 * `onlyFinal`: only fixtures with the details of a finished match.
 */
export async function storedFootball(
  app: TestApp,
  { onlyFinal = false }: { readonly onlyFinal?: boolean } = {},
): Promise<{ fixtures: unknown[]; performances: unknown[] }> {
  const fixtures = await app.db.execute(sql`
    select f.key, f.round, f.kick_off, f.status, f.elapsed, f.home_goals, f.away_goals, f.events, home.key as home,
           away.key as away
      from fixture f join club home on home.id = f.home_club_id join club away on away.id = f.away_club_id
     where f.is_final or not ${onlyFinal}
     order by f.key`);
  const performances = await app.db.execute(sql`
    select f.key as fixture, player.key as player, to_jsonb(p) - 'fixture_id' - 'player_id' as figures
      from performance p join fixture f on f.id = p.fixture_id join player on player.id = p.player_id
     where f.is_final or not ${onlyFinal}
     order by f.key, player.key`);
  return { fixtures: fixtures.rows, performances: performances.rows };
}
