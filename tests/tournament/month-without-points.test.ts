import { afterAll, beforeAll, expect, test } from "vitest";
import { listNotifications } from "#contract/notification/notification.ts";
import { getProfileBadges } from "#contract/profile.ts";
import { getScout } from "#contract/scout.ts";
import { enterTournament } from "#contract/tournament.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { aManager, type Manager, theTournament } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let first: Manager;
let second: Manager;
const statuses: number[] = [];
const tables: unknown[] = [];

/** A month without a match in which two managers have entered; its table is final. */
beforeAll(async () => {
  app = await makeTestApp({ now: Date.parse("2025-07-28T12:00:00Z") });
  const params = { id: await theTournament(app) };
  [first, second] = [await aManager(app), await aManager(app)];
  for (const { user, teamId } of [first, second]) {
    statuses.push((await user.call(enterTournament, { params, body: { teamId } })).status);
  }
  app.clock.set(Date.parse("2025-08-03T00:00:00Z"));
  await settleTournaments(app.deps);
  await settleTournaments(app.deps);
  const { rows } = await app.pool.query(
    "select is_final, lines from settlement where id = (select settlement_id from tournament where id = $1)",
    [params.id],
  );
  tables.push(...rows);
});

afterAll(() => app.close());

test("the month has two entries without points, and is final", () => {
  expect(statuses).toEqual([200, 200]);
  expect(tables).toEqual([{ is_final: true, lines: 2 }]);
});

test("a month without points ends without news of a final place", async () => {
  for (const { user } of [first, second]) {
    const { notifications } = (await user.call(listNotifications, { query: {} })).body;
    expect(notifications.map(({ news }) => news.kind)).not.toContain("tournament finished");
  }
});

test("a month without points earns nobody a badge for a place", async () => {
  for (const { user } of [first, second]) {
    expect((await user.call(getProfileBadges, { params: { userId: user.id } })).body).toEqual([]);
  }
});

test("a month without points brings nobody a second look", async () => {
  for (const { user } of [first, second]) {
    expect((await user.call(getScout)).body.hasSecondLook).toBe(false);
  }
});
