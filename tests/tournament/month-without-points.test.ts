import { afterAll, beforeAll, expect, test } from "vitest";
import { listNotifications } from "#contract/notification/notification.ts";
import { getProfileBadges } from "#contract/profile.ts";
import { getScout } from "#contract/scout.ts";
import { makeShare } from "#contract/share.ts";
import { enterTournament } from "#contract/tournament.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { aManager, type Manager, theTournament } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let first: Manager;
let second: Manager;
const statuses: number[] = [];
const lines: unknown[] = [];
let tournamentId: number;

/** A month without a match in which two managers have entered; its table is final. */
beforeAll(async () => {
  app = await makeTestApp({ now: Date.parse("2025-07-28T12:00:00Z") });
  tournamentId = await theTournament(app);
  const params = { id: tournamentId };
  [first, second] = [await aManager(app), await aManager(app)];
  for (const { user, teamId } of [first, second]) {
    statuses.push((await user.call(enterTournament, { params, body: { teamId } })).status);
  }
  app.clock.set(Date.parse("2025-08-03T00:00:00Z"));
  await settleTournaments(app.deps);
  await settleTournaments(app.deps);
  const { rows } = await app.pool.query(
    `select n.is_final, s.points
       from tournament t join settlement n on n.id = t.settlement_id join standing s on s.settlement_id = n.id
      where t.id = $1`,
    [tournamentId],
  );
  lines.push(...rows);
});

afterAll(() => app.close());

test("the month has two entries without points, and is final", () => {
  expect(statuses).toEqual([200, 200]);
  expect(lines).toEqual([
    { is_final: true, points: 0 },
    { is_final: true, points: 0 },
  ]);
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

test("a month without points leaves nobody a place to share", async () => {
  for (const { user } of [first, second]) {
    const { status, body } = await user.call(makeShare, { body: { kind: "month", id: tournamentId } });
    expect([status, body]).toMatchObject([404, { code: "not_found" }]);
  }
});
