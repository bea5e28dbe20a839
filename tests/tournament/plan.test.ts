import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { getActiveTournament, listTournaments } from "#contract/tournament.ts";
import { createTournament, updateTournament } from "#contract/tournament-admin.ts";
import { auditLog } from "#server/platform/audit/table.ts";
import { keepTournaments } from "#server/tournament/keep-tournaments.ts";
import { statementsWait } from "#tests/account/statements-wait.ts";
import { theTournament } from "#tests/support/managers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { atOnce, countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

const december = {
  name: "Winter Cup",
  startDate: "2025-12-05T00:00:00.000Z",
  endDate: "2025-12-20T00:00:00.000Z",
};

let app: TestApp;
let admin: TestUser;

beforeEach(async () => {
  await app?.close();
  app = await makeTestApp({ now: Date.parse("2025-09-10T12:00:00Z") });
  admin = await aUser(app, { isAdmin: true, username: "boss" });
});

afterAll(() => app.close());

describe("an admin", () => {
  test("plans the tournament of a month to come, and it opens and closes by its dates", async () => {
    const { status, body } = await admin.call(createTournament, { body: december });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(Number),
      name: "Winter Cup",
      startDate: december.startDate,
      endDate: december.endDate,
      status: "upcoming",
      entries: 0,
      isFinal: false,
    });
    const active = async (at: string) => {
      app.clock.set(Date.parse(at));
      await keepTournaments(app.deps);
      return (await admin.call(getActiveTournament)).body?.name ?? null;
    };
    expect(await active("2025-12-04T23:59:59Z")).toBeNull();
    expect(await active("2025-12-05T00:00:00Z")).toBe("Winter Cup");
    expect(await active("2025-12-20T00:00:00Z")).toBeNull();
  });

  test("changes one that has not begun, and the change is written down", async () => {
    const { body } = await admin.call(createTournament, { body: december });
    const params = { id: body.id };
    const changed = { ...december, name: "Frost Cup", endDate: "2025-12-24T00:00:00.000Z" };
    expect((await admin.call(updateTournament, { params, body: changed })).body).toMatchObject(changed);
    const audit = await app.db.select().from(auditLog);
    expect(audit.map(({ action, subject, details }) => ({ action, subject, details }))).toEqual([
      {
        action: "tournament.create",
        subject: `tournament ${body.id}`,
        details: { ...december, before: null },
      },
      {
        action: "tournament.update",
        subject: `tournament ${body.id}`,
        details: { ...changed, before: december },
      },
    ]);
  });

  test("cannot change one that begins while the change waits", async () => {
    const { body } = await admin.call(createTournament, { body: december });
    app.clock.set(Date.parse(december.startDate) - 1);
    const opening = await app.pool.connect();
    await opening.query("begin");
    await opening.query("select from tournament where id = $1 for update", [body.id]);
    const later = { ...december, startDate: "2025-12-10T00:00:00.000Z" };
    const changing = admin.call(updateTournament, { params: { id: body.id }, body: later });
    await statementsWait(app, 1);
    app.clock.set(Date.parse(december.startDate));
    await opening.query("commit");
    opening.release();
    expect(await changing).toMatchObject({ status: 409, body: { code: "tournament_not_upcoming" } });
  });

  test("cannot change one that has begun, whatever the job has written down", async () => {
    const id = await theTournament(app);
    const { status, body } = await admin.call(updateTournament, { params: { id }, body: december });
    expect([status, body.code]).toEqual([409, "tournament_not_upcoming"]);
    const params = { id: 2_000_000_000 };
    expect((await admin.call(updateTournament, { params, body: december })).status).toBe(404);
  });

  test("cannot give a month a second tournament, by plan or by change, at once or after another", async () => {
    const answers = await atOnce(10, () => admin.call(createTournament, { body: december }));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 9 });
    await keepTournaments(app.deps);
    const october = (await admin.call(listTournaments, { query: {} })).body.tournaments.find(
      ({ name }) => name === "October 2025",
    );
    const moved = await admin.call(updateTournament, { params: { id: october?.id ?? 0 }, body: december });
    expect([moved.status, moved.body.code]).toEqual([409, "tournament_month_taken"]);
  });
});

describe("the list of tournaments", () => {
  test("has the latest month first, in pages", async () => {
    await keepTournaments(app.deps);
    await admin.call(createTournament, { body: december });
    const { body } = await admin.call(listTournaments, { query: {} });
    expect(body.tournaments.map(({ name }) => name)).toEqual([
      "Winter Cup",
      "October 2025",
      "September 2025",
    ]);
    expect(body.nextCursor).toBeNull();
    const rest = await admin.call(listTournaments, { query: { cursor: "2025-10" } });
    expect(rest.body.tournaments.map(({ name }) => name)).toEqual(["September 2025"]);
  });
});
