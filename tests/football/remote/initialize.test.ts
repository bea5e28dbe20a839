import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#game/milliseconds.ts";
import { initializeFootball } from "#server/football/initialize-football.ts";
import { whileFollowing } from "#tests/football/while-following.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { makeRemoteApp, type RemoteApp } from "./remote-app.ts";

let app: RemoteApp;

beforeEach(async () => {
  app = await makeRemoteApp("api-football", FIRST_SATURDAY);
});

afterEach(() => app.close());

async function countClubs(): Promise<number> {
  const { rows } = await app.pool.query<{ count: number }>("select count(*)::integer as count from club");
  return rows[0]?.count ?? 0;
}

describe("football that an admin loads", () => {
  test("comes at once after the key was put right, though the account was refused a minute ago", async () => {
    app.failWith("suspended");
    await app.followAt(FIRST_SATURDAY);
    app.failWith(null);
    const { trouble } = await app.followAt(FIRST_SATURDAY + MINUTE_MS);
    expect(trouble).toContain("Your account is suspended");
    expect(trouble).toContain("not asked again before");
    expect(await countClubs()).toBe(0);
    expect(await initializeFootball(app.deps, app.provider)).toMatchObject({ ok: true });
    expect(await countClubs()).toBe(60);
  });

  test("is asked for once where the provider still refuses, and then left alone again", async () => {
    app.failWith("suspended");
    await app.followAt(FIRST_SATURDAY);
    const before = app.fake.requests.length;
    expect(await initializeFootball(app.deps, app.provider)).toMatchObject({
      ok: false,
      refusal: { code: "provider_unavailable" },
    });
    expect(app.fake.requests.length - before).toBe(1);
    await app.followAt(FIRST_SATURDAY + MINUTE_MS);
    expect(app.fake.requests.length - before).toBe(1);
  });

  test("comes after a run that another process has begun, and isn't refused because of it", async () => {
    const outcome = await whileFollowing(app, () => initializeFootball(app.deps, app.provider));
    expect(outcome).toMatchObject({ ok: true });
    expect(await countClubs()).toBe(60);
  });
});
