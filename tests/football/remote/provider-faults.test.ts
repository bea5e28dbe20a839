import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getMatchesByDate, testFootballConnection } from "#contract/football/football.ts";
import { MINUTE_MS } from "#game/milliseconds.ts";
import type { Config } from "#server/config.ts";
import { followFootball } from "#server/football/follow-football.ts";
import { initializeFootball } from "#server/football/initialize-football.ts";
import type { FootballProvider } from "#server/football/provider.ts";
import { wordsIn } from "#server/platform/words.ts";
import { refusalText } from "#words/refusal-text.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { apiFootballProvider } from "#server/football/api-football/api-football-adapter.ts";
import { fplProvider } from "#server/football/fpl/fpl-adapter.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { type ProviderFault, providerFaults } from "./provider-faults.ts";
import { makeRemoteApp, type RemoteApp, storedFootball } from "./remote-app.ts";

/**
 * `npm run proof -- provider-faults` prints the messages and runs every fault on both providers. Otherwise each runs
 * some: of the network, of an answer and of its content on the FPL, which loads with two requests, and of an account.
 */
const IS_PRINTED = process.env["PRINT_FAULTS"] !== undefined;
const FAULTS = {
  "api-football": ["suspended account"],
  fpl: ["refused", "500", "truncated JSON", "stale data", "wrong time zone"],
};
/** Each fault lasts this many minutes of a Saturday on which the Premier League plays without a break. */
const MINUTES = IS_PRINTED ? 10 : 6;
const SLOT_MS = 15 * MINUTE_MS;
const SLOTS_AT_ONCE = 7;
const PLAYING = ["11:35", "14:05", "16:35"].map((time) => Date.parse(`2026-08-22T${time}:00Z`));

function startOf(place: number): number {
  const from = PLAYING[Math.floor(place / SLOTS_AT_ONCE)];
  if (from === undefined) throw new Error(`no match is on for fault ${place}`);
  return from + (place % SLOTS_AT_ONCE) * SLOT_MS;
}

/** What users and admins read at the end of a fault, and its cost. */
interface Told {
  readonly admin: string;
  readonly initialize: string;
  readonly user: string;
  readonly age: string;
  readonly requests: number;
}

test("there are 21 kinds of fault", () => {
  expect(new Set(providerFaults.map(({ name }) => name)).size).toBe(21);
});

describe.each(["api-football", "fpl"] as const)("while %s fails", (name) => {
  const faults = providerFaults.filter((fault) =>
    IS_PRINTED ? name === "api-football" || fault.isOfAccount !== true : FAULTS[name].includes(fault.name),
  );
  let app: RemoteApp;
  let admin: TestUser;
  let user: TestUser;

  beforeAll(async () => {
    app = await makeRemoteApp(name, FIRST_SATURDAY);
    admin = await aUser(app, { isAdmin: true });
    user = await aUser(app);
    for (let minute = 0; minute < 6; minute += 1) await app.followAt(FIRST_SATURDAY + minute * MINUTE_MS);
  }, 60_000);

  afterAll(() => app.close());

  async function spent(): Promise<number> {
    const { rows } = await app.db.execute<{ count: number }>(
      sql`select count(*)::integer as count from provider_request`,
    );
    return rows[0]?.count ?? 0;
  }

  /** What a fault must not change: everything final, and every kick-off. */
  async function settledFootball() {
    const { rows } = await app.db.execute(sql`select key, kick_off from fixture order by key`);
    return { ...(await storedFootball(app, { onlyFinal: true })), kickOffs: rows };
  }

  const read = async (reader: TestUser) => (await reader.call(testFootballConnection)).body;
  const readScores = async () => (await user.call(getMatchesByDate)).body;

  /** The provider of a Panna that queries this address. */
  function providerAt(url: string): FootballProvider {
    const { config } = app.deps;
    const account = config.apiFootball === null ? null : { ...config.apiFootball, url };
    const changed: Config = { ...config, apiFootball: account, fplUrl: url };
    const make = name === "fpl" ? fplProvider : apiFootballProvider;
    return make({ ...app.deps, config: changed }, { wait: () => Promise.resolve() });
  }

  test.each(faults.map((fault, place) => [fault.name, fault, startOf(place)] as const))(
    "(%s) what admins and users read is true, as is the age, and few requests are spent",
    async (_, fault, start) => {
      // Each fault starts with a full daily budget.
      await app.db.execute(sql`delete from provider_request`);
      await app.followAt(start - MINUTE_MS);
      const before = await settledFootball();
      expect(await readScores()).toMatchObject({ isCurrent: true });
      try {
        const told = await fail(fault, start);
        if (IS_PRINTED) print(fault, told);
        expect(await settledFootball()).toEqual(before);
      } finally {
        await recover(start + (MINUTES + 2) * MINUTE_MS);
      }
    },
    60_000,
  );

  async function fail(fault: ProviderFault, start: number): Promise<Told> {
    const provider = fault.urlOf === undefined ? app.provider : providerAt(fault.urlOf(app.fake));
    app.failWith(fault.kind ?? null);
    app.fake.respondWith(fault.respond ?? null);
    const [requestsBefore, askedBefore] = [await spent(), app.fake.requests.length];
    for (let minute = 0; minute < MINUTES; minute += 1) {
      app.clock.set(start + minute * MINUTE_MS);
      await followFootball(app.deps, provider);
    }
    const requests = (await spent()) - requestsBefore;
    // The recorded spending matches the requests.
    if (fault.urlOf === undefined) expect(app.fake.requests.length - askedBefore).toBe(requests);
    expect(requests).toBeGreaterThan(0);
    expect(requests).toBeLessThanOrEqual(fault.mostRequests);
    const [connection, seen, scores] = [await read(admin), await read(user), await readScores()];
    const initialized = await initializeFootball(app.deps, provider);
    const initialize = initialized.ok
      ? "done"
      : refusalText(wordsIn("en", "refusals"), initialized.refusal, "en");
    expectTrue(fault, start, { connection, seen, scores, initialize });
    return {
      admin: connection.trouble?.reason ?? connection.status,
      initialize,
      user: seen.trouble === undefined ? seen.status : `${seen.status}, since ${seen.trouble.since}`,
      age: scores.isCurrent ? "current" : `not current, as of ${scores.updatedAt}`,
      requests,
    };
  }

  async function recover(at: number): Promise<void> {
    app.failWith(null);
    app.fake.respondWith(null);
    app.clock.set(at);
    expect(await initializeFootball(app.deps, app.provider)).toMatchObject({ ok: true });
    expect((await read(admin)).trouble).toBeUndefined();
    expect(await readScores()).toMatchObject({ isCurrent: true, updatedAt: new Date(at).toISOString() });
  }
});

interface Reading {
  readonly connection: { readonly status: string; readonly trouble?: Trouble | undefined };
  readonly seen: { readonly status: string; readonly trouble?: Trouble | undefined };
  readonly scores: { readonly isCurrent: boolean; readonly updatedAt: string | null };
  readonly initialize: string;
}

interface Trouble {
  readonly since: string;
  readonly reason: string | null;
}

/** The last good answer came a minute before the fault began, and nothing newer is claimed. */
function expectTrue({ reason }: ProviderFault, start: number, reading: Reading): void {
  const { connection, seen, scores, initialize } = reading;
  if (reason === null) {
    expect(connection).toMatchObject({ status: "API connection successful" });
    expect([connection.trouble, scores.isCurrent, initialize]).toEqual([undefined, true, "done"]);
    return;
  }
  const since = new Date(start).toISOString();
  expect(connection).toMatchObject({ status: "Connection failed", trouble: { since } });
  expect(connection.trouble?.reason).toMatch(reason);
  expect(seen).toMatchObject({ status: "Connection failed", trouble: { since, reason: null } });
  expect(scores).toMatchObject({ isCurrent: false, updatedAt: new Date(start - MINUTE_MS).toISOString() });
  expect(initialize).toMatch(reason);
}

function print({ name }: ProviderFault, { admin, initialize, user, age, requests }: Told): void {
  console.log(
    [
      name,
      `  an admin reads    ${admin}`,
      `  Initialize says   ${initialize}`,
      `  a user reads      ${user}`,
      `  the scores are    ${age}`,
      `  requests spent    ${requests} in ${MINUTES} minutes`,
    ].join("\n"),
  );
}
