import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getMonthlyLeaderboard, getOwnLine } from "#contract/leaderboard.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

const PATH: string = getMonthlyLeaderboard.path;
const OWN = `${getOwnLine.path}?period=month`;
/** A busy machine may take its time to listen again. */
const PATIENT = { timeout: 15_000 };

let app: TestApp;
let url: string;
let user: TestUser;

beforeAll(async () => {
  app = await makeTestApp();
  await app.server.listen({ port: 0, host: "127.0.0.1" });
  url = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
  user = await aUser(app);
});

afterAll(() => app.close());

async function statusOf(path: string, cookie: string): Promise<number> {
  const answer = await fetch(url + path, { headers: { cookie } });
  await answer.text();
  return answer.status;
}

describe("what is remembered of a session", () => {
  /** Asks until everything that the answer needs is remembered: it is given although the database cannot say who asks. */
  async function untilRemembered(cookie: string, path: string): Promise<void> {
    await expect
      .poll(async () => {
        await statusOf(path, cookie);
        return withoutSessions(() => statusOf(path, cookie));
      }, PATIENT)
      .toBe(200);
  }

  async function withoutSessions<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    await app.pool.query("alter table session rename to session_away");
    try {
      return await work();
    } finally {
      await app.pool.query("alter table session_away rename to session");
    }
  }

  test.each([PATH, OWN])("answers %s without the database", async (path) => {
    await untilRemembered(user.cookie, path);
    expect(await withoutSessions(() => statusOf(path, user.cookie))).toBe(200);
  });

  test.each([
    ["POST", "/api/auth/sign-out"],
    ["GET", "/api/logout"],
  ])("is nothing from the moment on in which %s %s answers", async (method, way) => {
    for (let turn = 0; turn < 10; turn += 1) {
      const { cookie } = await aUser(app);
      await untilRemembered(cookie, PATH);
      const left = await fetch(url + way, { method, headers: { cookie, origin: url }, redirect: "manual" });
      expect(left.status).toBeLessThan(400);
      expect([await statusOf(PATH, cookie), await statusOf(OWN, cookie)]).toEqual([401, 401]);
    }
  });

  test("is nothing once it was ended anywhere else", async () => {
    const gone = await aUser(app);
    await untilRemembered(gone.cookie, PATH);
    await app.pool.query("delete from session where user_id = $1", [gone.id]);
    await expect.poll(() => statusOf(PATH, gone.cookie), PATIENT).toBe(401);
  });

  test("is nothing while the database cannot be heard", async () => {
    const gone = await aUser(app);
    await untilRemembered(gone.cookie, PATH);
    await app.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
    );
    const failsWithout = () => withoutSessions(() => statusOf(PATH, gone.cookie));
    await expect.poll(failsWithout, PATIENT).toBe(500);
    // It listens again by itself.
    await untilRemembered(gone.cookie, PATH);
  });
});
