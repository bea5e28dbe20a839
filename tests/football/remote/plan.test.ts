import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testFootballConnection } from "#contract/football/football.ts";
import { HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { followFootball } from "#server/football/follow-football.ts";
import { initializeFootball } from "#server/football/initialize-football.ts";
import { aUser } from "#tests/support/sessions.ts";
import { apiFootballProvider } from "#server/football/api-football/api-football-adapter.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { makeRemoteApp, type RemoteApp } from "./remote-app.ts";

const PLAN = "Free plans do not have access to this season, try from 2022 to 2024.";

let app: RemoteApp;

beforeEach(async () => {
  app = await makeRemoteApp("api-football", FIRST_SATURDAY);
});

afterEach(() => app.close());

function refuseSeason(): void {
  app.fake.answerWith((path, answer) =>
    path.includes("season=")
      ? { ...(answer as object), errors: { plan: PLAN }, results: 0, response: [] }
      : answer,
  );
}

/** A second Panna on the same database, as after a restart. */
async function followAnew(deps: DepsWithPool): Promise<void> {
  await followFootball(deps, apiFootballProvider(deps, { wait: () => Promise.resolve() }));
}

describe("an account with a plan without this season", () => {
  test("is asked once, and not again a day long", async () => {
    refuseSeason();
    for (let hour = 0; hour < 24; hour += 1) await app.followAt(FIRST_SATURDAY + hour * HOUR_MS);
    expect(app.fake.requests).toHaveLength(1);
    const admin = await aUser(app, { isAdmin: true });
    const { status, trouble } = (await admin.call(testFootballConnection)).body;
    expect(status).toBe("Connection failed");
    expect(trouble?.reason).toContain(PLAN);
    expect(trouble?.reason).toContain("FOOTBALL_PROVIDER=fpl");
    expect(trouble?.since).toBe(new Date(FIRST_SATURDAY).toISOString());
  });

  test("is asked again where the key is another one", async () => {
    refuseSeason();
    await app.followAt(FIRST_SATURDAY);
    await app.followAt(FIRST_SATURDAY + HOUR_MS);
    const { config } = app.deps;
    if (config.apiFootball === null) throw new Error("API-Football is not configured");
    const changed = { ...config, apiFootball: { ...config.apiFootball, key: "of-a-paid-plan" } };
    await followAnew({ ...app.deps, config: changed });
    expect(app.fake.requests.map(({ key }) => key)).toEqual(["key-of-a-test", "of-a-paid-plan"]);
  });

  test("is asked for once more by a Panna that starts again", async () => {
    refuseSeason();
    await app.followAt(FIRST_SATURDAY);
    await followAnew(app.deps);
    expect(app.fake.requests).toHaveLength(2);
    await app.followAt(FIRST_SATURDAY + HOUR_MS);
    expect(app.fake.requests).toHaveLength(2);
  });

  test("is asked when an admin initializes, and serves again once the plan is another", async () => {
    refuseSeason();
    await app.followAt(FIRST_SATURDAY);
    const refused = await initializeFootball(app.deps, app.provider);
    expect(refused).toMatchObject({ refusal: { code: "provider_unavailable" } });
    expect(JSON.stringify(refused)).toContain(PLAN);
    expect(app.fake.requests).toHaveLength(2);
    app.fake.answerWith(null);
    expect(await initializeFootball(app.deps, app.provider)).toMatchObject({ ok: true });
    const before = app.fake.requests.length;
    const { trouble } = await app.followAt(FIRST_SATURDAY + 2 * MINUTE_MS);
    expect(trouble).toBeNull();
    expect(app.fake.requests.length).toBeGreaterThan(before);
  });
});

test("requests come one after the other, in no rhythm", async () => {
  await app.followAt(FIRST_SATURDAY);
  const { length } = app.fake.requests;
  expect(length).toBeGreaterThan(5);
  expect(app.waits).toHaveLength(length - 1);
  for (const wait of app.waits) {
    expect(wait).toBeGreaterThanOrEqual(250);
    expect(wait).toBeLessThanOrEqual(750);
  }
  expect(new Set(app.waits).size).toBeGreaterThan(1);
});
