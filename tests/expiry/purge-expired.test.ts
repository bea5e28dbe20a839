import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser } from "#contract/account.ts";
import { createTeam } from "#contract/team.ts";
import { session, verification } from "#server/account/table.ts";
import { expiring } from "#server/panna-jobs.ts";
import { purgeBatch, purgeExpired } from "#server/platform/expiry/purge-expired.ts";
import { aSession, aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf, type TestUser } from "#tests/support/test-user.ts";

const HOUR_MS = 3_600_000;
/** More than one batch. */
const MANY = 2500;

let app: TestApp;
let user: TestUser;

beforeAll(async () => {
  app = await makeTestApp();
  user = await aUser(app);
});

afterAll(() => app.close());

const hoursAgo = (hours: number) => new Date(app.clock.wallTime() - hours * HOUR_MS);

describe("what has expired", () => {
  test("is removed, however much it is, and what has not stays", async () => {
    const expired = browserOf(app, { ...user, cookie: await aSession(app, user.id, hoursAgo(1)) });
    await app.pool.query(
      `insert into session (id, token, user_id, expires_at)
       select 'old ' || n, 'old ' || n, $1, $2::timestamptz - make_interval(secs => n) from generate_series(1, $3::int) n`,
      [user.id, hoursAgo(1), MANY],
    );
    const half = { value: "state", createdAt: hoursAgo(2), updatedAt: hoursAgo(2) };
    await app.db.insert(verification).values([
      { id: "old", identifier: "old", expiresAt: hoursAgo(1), ...half },
      { id: "new", identifier: "new", expiresAt: hoursAgo(-1), ...half },
    ]);
    expect(await purgeExpired(app.deps, expiring)).toBe(MANY + 2);
    expect(await app.db.$count(session)).toBe(1);
    expect(await app.db.$count(verification)).toBe(1);
    expect((await user.call(getCurrentUser)).status).toBe(200);
    expect((await expired.call(getCurrentUser)).status).toBe(401);
    expect(await purgeExpired(app.deps, expiring)).toBe(0);
  });

  test("is not the answer of a key that a page may still repeat", async () => {
    const make = () =>
      user.call(createTeam, { body: { name: "Once", formation: "2-2" } }, { idempotencyKey: "once" });
    const first = await make();
    await app.pool.query("update idempotency_key set created_at = $1", [hoursAgo(71)]);
    await purgeExpired(app.deps, expiring);
    expect((await make()).body).toEqual(first.body);
    await app.pool.query("update idempotency_key set created_at = $1", [hoursAgo(73)]);
    expect(await purgeExpired(app.deps, expiring)).toBe(1);
  });

  test("is a notification after 120 days of the application's time, read or not, with its pushes", async () => {
    const daysAgo = (days: number) => new Date(app.clock.now() - days * 24 * HOUR_MS);
    await app.pool.query(
      `insert into notification (user_id, kind, subject, data, created_at, read_at)
       values ($1, 'card approved', 'old', '{}', $2, null), ($1, 'card approved', 'old and read', '{}', $2, $2),
              ($1, 'card approved', 'kept', '{}', $3, null)`,
      [user.id, daysAgo(121), daysAgo(119)],
    );
    await app.pool.query(
      `with browser as (
         insert into push_subscription (user_id, session_id, endpoint, p256dh, auth, created_at)
         select user_id, id, 'https://push.example/one', repeat('a', 87), repeat('a', 22), now() from session limit 1
         returning id)
       insert into push_delivery (notification_id, subscription_id)
       select notification.id, browser.id from notification, browser`,
    );
    expect(await purgeExpired(app.deps, expiring)).toBe(2);
    const { rows } = await app.pool.query(
      "select subject, (select count(*)::integer from push_delivery) as pushes from notification",
    );
    expect(rows).toEqual([{ subject: "kept", pushes: 1 }]);
  });

  test("has another run at once where one run doesn't remove it all", async () => {
    await app.pool.query(
      `insert into verification (id, identifier, value, expires_at)
       select 'many ' || n, 'many', 'state', $1 from generate_series(1, 100001) n`,
      [hoursAgo(1)],
    );
    const asked: string[] = [];
    const jobs = { ...app.deps.jobs, soon: async (name: string) => void asked.push(name) };
    expect(await purgeExpired({ ...app.deps, jobs }, expiring)).toBe(100_000);
    expect(asked).toEqual(["purge-expired"]);
    expect(await purgeExpired({ ...app.deps, jobs }, expiring)).toBe(1);
    expect(asked).toHaveLength(1);
  });

  test("is removed by one process at a time", async () => {
    await aSession(app, user.id, hoursAgo(1));
    const removed = await Promise.all(Array.from({ length: 5 }, () => purgeExpired(app.deps, expiring)));
    expect(removed.filter((one) => one !== null && one > 0)).toEqual([1]);
  });

  test.each(expiring.map((one) => [one.column.name, one] as const))(
    "is found by an index on %s, not by reading all",
    async (_, one) => {
      const plan = await app.db.transaction(async (tx) => {
        await tx.execute("set local enable_seqscan = off");
        await tx.execute("set local enable_sort = off");
        const { rows } = await tx.execute(sql`explain ${purgeBatch(one, app.clock)}`);
        return JSON.stringify(rows);
      });
      expect(plan).toMatch(/Index Scan using \w+_(?:created|expires)_at_idx/);
    },
  );
});
