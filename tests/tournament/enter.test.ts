import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTeam, deleteTeam, saveTeamPositions, updateTeam } from "#contract/team.ts";
import { enterTournament, getActiveTournament, getTournamentEntry } from "#contract/tournament.ts";
import { keepTournaments } from "#server/tournament/keep-tournaments.ts";
import { aManager, type Manager, theTournament } from "#tests/support/managers.ts";
import { atOnce, countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

const NOW = Date.parse("2025-09-10T12:00:00Z");

let app: TestApp;
let tournamentId: number;

beforeAll(async () => {
  app = await makeTestApp({ now: NOW });
  tournamentId = await theTournament(app);
});

beforeEach(() => app.clock.set(NOW));

afterAll(() => app.close());

const enter = ({ user, teamId }: Manager, idempotencyKey?: string, id = tournamentId) =>
  user.call(
    enterTournament,
    { params: { id }, body: { teamId } },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );

async function entriesOf({ user }: Manager): Promise<number> {
  const { rows } = await app.pool.query<{ n: number }>(
    "select count(*)::int as n from tournament_entry where user_id = $1",
    [user.id],
  );
  return rows[0]?.n ?? -1;
}

describe("entering a tournament", () => {
  // shows: 3.13, 6.4, 7.33, 7.34
  test("copies the five as they are; later changes of team and cards change nothing", async () => {
    const manager = await aManager(app);
    const { user, teamId } = manager;
    const entered = await enter(manager);
    expect(entered.body).toEqual({
      id: expect.any(Number),
      teamName: "The Five",
      enteredAt: "2025-09-10T12:00:00.000Z",
      scoreless: [],
    });
    const before = await user.call(getTournamentEntry, { params: { id: tournamentId } });
    await app.pool.query("update card set overall = 99, player_name = 'Somebody' where user_id = $1", [
      user.id,
    ]);
    await user.call(updateTeam, { params: { id: teamId }, body: { name: "Renamed", formation: "2-2" } });
    await user.call(deleteTeam, { params: { id: teamId } });
    const after = await user.call(getTournamentEntry, { params: { id: tournamentId } });
    expect(after.body).toEqual(before.body);
    expect(after.body).toMatchObject({ teamName: "The Five", formation: "1-2-1", position: null });
    expect(after.body?.picks).toHaveLength(5);
  });

  test("records who entered, in the same transaction", async () => {
    const manager = await aManager(app);
    const { body } = await enter(manager);
    const { rows } = await app.pool.query(
      "select action, subject, details from audit_log where user_id = $1",
      [manager.user.id],
    );
    expect(rows).toEqual([
      {
        action: "tournament.enter",
        subject: `tournament ${tournamentId}`,
        details: { entryId: body.id, teamId: manager.teamId },
      },
    ]);
  });

  test("names the cards that would score nothing", async () => {
    const manager = await aManager(app);
    const [first] = manager.cards;
    await app.pool.query("update card set player_id = null where id = $1", [first?.id]);
    expect((await enter(manager)).body.scoreless).toEqual([first?.playerName]);
  });

  test("a second time is refused, with the same and with another team", async () => {
    const manager = await aManager(app);
    await enter(manager);
    expect(await enter(manager)).toMatchObject({ status: 409, body: { code: "already_entered" } });
    expect(await entriesOf(manager)).toBe(1);
  });

  test("a second time says so also where the team has become too short to enter", async () => {
    const manager = await aManager(app);
    await enter(manager);
    const { teamId } = manager;
    await app.pool.query("delete from team_slot where team_id = $1 and position_index > 1", [teamId]);
    expect(await enter(manager)).toMatchObject({ status: 409, body: { code: "already_entered" } });
  });

  test("fifty times at once makes one entry and one line in the log; 49 are refused as already entered", async () => {
    const manager = await aManager(app);
    const answers = await atOnce(50, () => enter(manager));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 49 });
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))).toEqual(
      new Set(["already_entered"]),
    );
    expect(await entriesOf(manager)).toBe(1);
    const { rows } = await app.pool.query("select 1 from audit_log where user_id = $1", [manager.user.id]);
    expect(rows).toHaveLength(1);
  });

  test("by fifty managers at once enters all of them", async () => {
    const managers: Manager[] = [];
    for (let made = 0; made < 50; made += 1) managers.push(await aManager(app));
    expect(countStatuses(await Promise.all(managers.map((one) => enter(one))))).toEqual({ 200: 50 });
  });

  test("with fewer than five cards is refused in the words of the specification", async () => {
    const manager = await aManager(app);
    const { user, cards, teamId } = manager;
    const body = [{ cardId: cards[0]?.id ?? 0, position: "GK", positionIndex: 0 }];
    await user.call(saveTeamPositions, { params: { id: teamId }, body });
    const answer = await enter(manager);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe("You must select exactly 5 players. Currently you have 1 player(s).");
    const empty = await user.call(createTeam, { body: { name: "Empty", formation: "2-2" } });
    expect((await enter({ ...manager, teamId: empty.body.id })).status).toBe(400);
  });

  test("with a card that is no longer approved is refused", async () => {
    const manager = await aManager(app);
    await app.pool.query("update card set status = 'rejected' where id = $1", [manager.cards[0]?.id]);
    expect(await enter(manager)).toMatchObject({ status: 409, body: { code: "card_not_approved" } });
  });

  // shows: 6.4
  test("with another user's team, or in an unknown tournament, is refused as unknown", async () => {
    const [alice, bob] = [await aManager(app), await aManager(app)];
    const theirs = await enter({ ...alice, teamId: bob.teamId });
    expect(theirs.status).toBe(404);
    expect((await enter({ ...alice, teamId: 2_000_000_000 })).body).toEqual(theirs.body);
    expect((await enter(alice, undefined, 2_000_000_000)).body).toEqual(theirs.body);
  });
});

describe("the deadline", () => {
  // shows: 4.21
  test("is the month's end to the millisecond, whatever the stored status says", async () => {
    const [early, late] = [await aManager(app), await aManager(app)];
    app.clock.set(Date.parse("2025-09-30T23:59:59.999Z"));
    expect((await enter(early)).status).toBe(200);
    app.clock.set(Date.parse("2025-10-01T00:00:00.000Z"));
    expect(await enter(late)).toMatchObject({ status: 409, body: { code: "tournament_not_active" } });
  });

  // shows: 3.12
  test("has not come for a tournament of next month, which is not open yet", async () => {
    const manager = await aManager(app);
    const { rows } = await app.pool.query<{ id: number }>(
      "select id from tournament where month = '2025-10'",
    );
    const next = rows[0]?.id ?? 0;
    expect(await enter(manager, undefined, next)).toMatchObject({ status: 409 });
    app.clock.set(Date.parse("2025-10-01T00:00:00Z"));
    // The job hasn't run since the month started; what's shown and what's allowed still agree.
    expect((await manager.user.call(getActiveTournament)).body).toMatchObject({ id: next, status: "active" });
    expect((await enter(manager, undefined, next)).status).toBe(200);
  });
});

describe("an Idempotency-Key", () => {
  test("gets the first answer again, however often it comes", async () => {
    const manager = await aManager(app);
    const first = await enter(manager, "key-1");
    app.clock.set(NOW + 60_000);
    const again = await atOnce(5, () => enter(manager, "key-1"));
    const replayed = again.filter(({ status }) => status === 200);
    expect(replayed.length).toBeGreaterThan(0);
    for (const { body } of replayed) expect(JSON.stringify(body)).toBe(JSON.stringify(first.body));
    for (const { status, body } of again)
      expect(status === 200 || body.code === "idempotency_key_in_use").toBe(true);
    expect(await entriesOf(manager)).toBe(1);
  });

  test("with another request is 422", async () => {
    const manager = await aManager(app);
    await enter(manager, "key-2");
    const other = await enter({ ...manager, teamId: manager.teamId + 1 }, "key-2");
    expect(other).toMatchObject({ status: 422, body: { code: "idempotency_key_reused" } });
  });

  test("of twins at the same moment gives one effect; a twin gets the same answer or a request to wait", async () => {
    const manager = await aManager(app);
    const answers = await atOnce(50, () => enter(manager, "key-3"));
    const codes = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [] : [body.code])));
    expect([...codes].filter((code) => code !== "idempotency_key_in_use")).toEqual([]);
    const bodies = answers.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body));
    expect(new Set(bodies).size).toBe(1);
    expect(await entriesOf(manager)).toBe(1);
  });

  test("is of one user: another's same key is another's", async () => {
    const [alice, bob] = [await aManager(app), await aManager(app)];
    expect(countStatuses([await enter(alice, "shared"), await enter(bob, "shared")])).toEqual({ 200: 2 });
  });

  test("of a request that was refused is free: what is put right is done", async () => {
    const manager = await aManager(app);
    const { user, cards, teamId } = manager;
    const [goalkeeper] = cards;
    await app.pool.query("update card set status = 'pending' where id = $1", [goalkeeper?.id]);
    expect((await enter(manager, "key-4")).status).toBe(409);
    await app.pool.query("update card set status = 'approved' where id = $1", [goalkeeper?.id]);
    expect((await enter(manager, "key-4")).status).toBe(200);
    expect((await user.call(getTournamentEntry, { params: { id: tournamentId } })).body?.teamName).toBe(
      "The Five",
    );
    expect(teamId).toBeGreaterThan(0);
  });
});

describe("the tournaments", () => {
  test("are one a month however many make them at once", async () => {
    app.clock.set(Date.parse("2026-01-31T23:59:59Z"));
    await atOnce(20, () => keepTournaments(app.deps));
    const { rows } = await app.pool.query<{ month: string; n: number }>(
      "select month, count(*)::int as n from tournament group by month order by month",
    );
    expect(rows).toEqual(["2025-09", "2025-10", "2026-01", "2026-02"].map((month) => ({ month, n: 1 })));
  });

  test("open and close by the application's clock", async () => {
    const statusesAt = async (instant: string): Promise<string[]> => {
      app.clock.set(Date.parse(instant));
      await keepTournaments(app.deps);
      const { rows } = await app.pool.query<{ status: string }>(
        "select status from tournament where month in ('2025-09', '2025-10') order by month",
      );
      return rows.map(({ status }) => status);
    };
    expect(await statusesAt("2025-08-31T23:59:59.999Z")).toEqual(["upcoming", "upcoming"]);
    expect(await statusesAt("2025-09-01T00:00:00Z")).toEqual(["active", "upcoming"]);
    expect(await statusesAt("2025-09-30T23:59:59.999Z")).toEqual(["active", "upcoming"]);
    expect(await statusesAt("2025-10-01T00:00:00Z")).toEqual(["finished", "active"]);
    expect(await statusesAt("2026-01-01T00:00:00Z")).toEqual(["finished", "finished"]);
  });

  // shows: 3.12, 7.32
  test("of this month is null before the job has made it, and then has its days and entries", async () => {
    const fresh = await makeTestApp({ now: NOW });
    const manager = await aManager(fresh);
    expect((await manager.user.call(getActiveTournament)).body).toBeNull();
    const id = await theTournament(fresh);
    await enter(manager, undefined, id);
    expect((await manager.user.call(getActiveTournament)).body).toEqual({
      id,
      name: "September 2025",
      status: "active",
      startDate: "2025-09-01T00:00:00.000Z",
      endDate: "2025-10-01T00:00:00.000Z",
      entries: 1,
      isFinal: false,
    });
    await fresh.close();
  });
});
