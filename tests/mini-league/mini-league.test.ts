import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createMiniLeague,
  deleteMiniLeague,
  getInvitation,
  getMiniLeague,
  joinMiniLeague,
  leaveMiniLeague,
  listMiniLeagues,
  removeMember,
  renameMiniLeague,
  renewInviteCode,
} from "#contract/mini-league/mini-league.ts";
import { enterTournament } from "#contract/tournament.ts";
import { LEAGUE_SIZE_MAX, LEAGUES_PER_USER_MAX } from "#game/mini-league/league.ts";
import { settleSeasons } from "#server/leaderboard/settle-season.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { aFixture, aPerformance } from "#tests/support/football-makers.ts";
import { aManager, theTournament } from "#tests/support/managers.ts";
import { until } from "#tests/support/panna-process.ts";
import { aUser } from "#tests/support/sessions.ts";
import { atOnce, countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;
let users = 0;

beforeAll(async () => {
  app = await makeTestApp({ now: Date.parse("2025-09-10T12:00:00Z") });
});

afterAll(() => app.close());

async function aNamedUser(): Promise<TestUser> {
  users += 1;
  return aUser(app, { username: `friend_${users}` });
}

interface League {
  readonly id: number;
  readonly code: string;
  readonly params: { readonly id: number };
}

async function aLeague(owner: TestUser, name = "Lunch Club"): Promise<League> {
  const { body, status } = await owner.call(createMiniLeague, { body: { name } });
  if (status !== 200) throw new Error(`the league was not made: ${status}`);
  const params = { id: body.id };
  const league = await owner.call(getMiniLeague, { params, query: {} });
  return { id: body.id, params, code: league.body.inviteCode };
}

async function membersOf({ id }: League): Promise<{ size: number; members: number }> {
  const { rows } = await app.pool.query(
    `select size, (select count(*)::int from mini_league_member where league_id = $1 and removed_at is null) as members
       from mini_league where id = $1`,
    [id],
  );
  return rows[0];
}

const join = (user: TestUser, { code }: League) => user.call(joinMiniLeague, { body: { code } });

describe("a mini-league", () => {
  test("is made with a name, and its owner is in it", async () => {
    const owner = await aNamedUser();
    const { body } = await owner.call(createMiniLeague, { body: { name: "  The   Back Four " } });
    expect(body).toMatchObject({ name: "The Back Four", size: 1, isOwner: true });
    expect((await owner.call(listMiniLeagues)).body).toEqual([body]);
  });

  test("is joined with its code, however the code is typed", async () => {
    const owner = await aNamedUser();
    const league = await aLeague(owner);
    const friend = await aNamedUser();
    const typed = ` ${league.code.slice(0, 5).toLowerCase()}-${league.code.slice(5)} `;
    const invited = await friend.call(getInvitation, { params: { code: typed } });
    expect(invited.body).toMatchObject({ id: league.id, size: 1, isMember: false, isOwner: false });
    expect((await friend.call(joinMiniLeague, { body: { code: typed } })).status).toBe(200);
    expect((await friend.call(getMiniLeague, { params: league.params, query: {} })).body.rows).toHaveLength(
      2,
    );
    expect((await friend.call(getInvitation, { params: { code: typed } })).body.isMember).toBe(true);
  });

  test("that is deleted while its invitation is read is not there", async () => {
    const league = await aLeague(await aNamedUser());
    const friend = await aNamedUser();
    const deleting = await app.pool.connect();
    await deleting.query("begin; lock table mini_league_member in access exclusive mode");
    const reading = friend.call(getInvitation, { params: { code: league.code } });
    await until(async () => {
      const waiting = `select 1 from pg_locks where relation = 'mini_league_member'::regclass and not granted`;
      return (await app.pool.query(waiting)).rowCount === 1 ? true : null;
    });
    await deleting.query(`delete from mini_league where id = ${league.id}; commit`);
    deleting.release();
    expect((await reading).status).toBe(404);
  });

  test("does not exist for users outside it, whatever they ask", async () => {
    const league = await aLeague(await aNamedUser());
    const stranger = await aNamedUser();
    const { params } = league;
    const answers = [
      await stranger.call(getMiniLeague, { params, query: {} }),
      await stranger.call(renameMiniLeague, { params, body: { name: "Mine now" } }),
      await stranger.call(deleteMiniLeague, { params }),
      await stranger.call(leaveMiniLeague, { params }),
      await stranger.call(renewInviteCode, { params }),
      await stranger.call(removeMember, { params: { ...params, userId: stranger.id } }),
    ];
    expect(countStatuses(answers)).toEqual({ 404: 6 });
  });

  test("is managed by its owner alone", async () => {
    const owner = await aNamedUser();
    const friend = await aNamedUser();
    const league = await aLeague(owner);
    await join(friend, league);
    const { params } = league;
    expect((await friend.call(renameMiniLeague, { params, body: { name: "Mine" } })).status).toBe(404);
    expect((await friend.call(removeMember, { params: { ...params, userId: owner.id } })).status).toBe(404);
    expect((await owner.call(renameMiniLeague, { params, body: { name: "Ours" } })).body.name).toBe("Ours");
    expect((await owner.call(leaveMiniLeague, { params })).body.code).toBe("owner_cannot_leave");
    expect((await owner.call(deleteMiniLeague, { params })).status).toBe(200);
    expect((await friend.call(listMiniLeagues)).body).toEqual([]);
  });

  test("is left, and may be joined again", async () => {
    const owner = await aNamedUser();
    const friend = await aNamedUser();
    const league = await aLeague(owner);
    await join(friend, league);
    expect((await friend.call(leaveMiniLeague, { params: league.params })).status).toBe(200);
    expect(await membersOf(league)).toEqual({ size: 1, members: 1 });
    expect((await join(friend, league)).status).toBe(200);
  });

  test("stays closed to a removed member", async () => {
    const owner = await aNamedUser();
    const friend = await aNamedUser();
    const league = await aLeague(owner);
    await join(friend, league);
    const params = { ...league.params, userId: friend.id };
    expect((await owner.call(removeMember, { params })).status).toBe(200);
    expect((await owner.call(removeMember, { params })).status).toBe(404);
    expect((await join(friend, league)).body.code).toBe("removed_from_league");
    expect((await friend.call(getMiniLeague, { params: league.params, query: {} })).status).toBe(404);
  });

  test("has a new code when its owner asks for one, and the old one lets nobody in", async () => {
    const owner = await aNamedUser();
    const league = await aLeague(owner);
    const { body } = await owner.call(renewInviteCode, { params: league.params });
    expect(body.inviteCode).not.toBe(league.code);
    expect((await join(await aNamedUser(), league)).body.code).toBe("invitation_unknown");
    expect((await join(await aNamedUser(), { ...league, code: body.inviteCode })).status).toBe(200);
  });
});

describe("the table of a mini-league", () => {
  test("has its members alone, for the month and the season, those without points last", async () => {
    const [first, second, other] = [await aManager(app), await aManager(app), await aManager(app)];
    const idle = await aNamedUser();
    const league = await aLeague(first.user);
    for (const user of [second.user, idle]) await join(user, league);
    const id = await theTournament(app);
    for (const [manager, goals] of [
      [first, 1],
      [second, 2],
      [other, 3],
    ] as const) {
      await manager.user.call(enterTournament, { params: { id }, body: { teamId: manager.teamId } });
      const { id: fixtureId } = await aFixture(app, "2025-09-13T15:00:00Z");
      await aPerformance(app, { fixtureId, playerId: manager.cards[4]?.playerId ?? 0 }, { goals });
    }
    await settleTournaments(app.deps);
    await settleSeasons(app.deps);
    for (const period of ["month", "season"] as const) {
      const { body } = await first.user.call(getMiniLeague, { params: league.params, query: { period } });
      expect(body.rows).toMatchObject([
        { id: second.user.id, position: 1, points: 10, isOwner: false },
        { id: first.user.id, position: 2, points: 6, isOwner: true },
        { id: idle.id, position: null, points: 0 },
      ]);
      expect([body.month, body.season]).toEqual([period === "month" ? "2025-09" : null, "2025/26"]);
      expect(body.rows[1]?.decidedBy).toBe(period === "month" ? "points" : null);
    }
  });

  test("tells a member who has entered and isn't in the table yet from one who hasn't entered", async () => {
    const [entered, idle] = [await aManager(app), await aNamedUser()];
    const league = await aLeague(entered.user);
    await join(idle, league);
    const id = await theTournament(app);
    await entered.user.call(enterTournament, { params: { id }, body: { teamId: entered.teamId } });
    for (const period of ["month", "season"] as const) {
      const { body } = await idle.call(getMiniLeague, { params: league.params, query: { period } });
      expect(body.rows.map(({ position }) => position)).toEqual([null, null]);
      // Who joined at the same time stand in any order.
      expect(new Map(body.rows.map((row) => [row.id, row.isEntered]))).toEqual(
        new Map([
          [entered.user.id, true],
          [idle.id, false],
        ]),
      );
    }
  });
});

describe("of many users at once", () => {
  test("one user joins once", async () => {
    const league = await aLeague(await aNamedUser());
    const friend = await aNamedUser();
    const answers = await atOnce(30, () => join(friend, league));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 29 });
    expect(await membersOf(league)).toEqual({ size: 2, members: 2 });
  });

  test("as many join as there is room for", async () => {
    const owner = await aNamedUser();
    const league = await aLeague(owner);
    await app.pool.query("update mini_league set size = $2 where id = $1", [league.id, LEAGUE_SIZE_MAX - 3]);
    const friends = await Promise.all(Array.from({ length: 12 }, () => aNamedUser()));
    const answers = await Promise.all(friends.map((friend) => join(friend, league)));
    expect(countStatuses(answers)).toEqual({ 200: 3, 409: 9 });
    expect(answers.filter(({ body }) => body.code === "league_full")).toHaveLength(9);
    expect(await membersOf(league)).toEqual({ size: LEAGUE_SIZE_MAX, members: 4 });
  });

  test("a user who joins while being removed ends either in or out, and the size is right", async () => {
    const owner = await aNamedUser();
    const league = await aLeague(owner);
    for (let round = 0; round < 8; round += 1) {
      const friend = await aNamedUser();
      const params = { ...league.params, userId: friend.id };
      const [joined] = await Promise.all([join(friend, league), owner.call(removeMember, { params })]);
      expect(joined.status).toBe(200);
      const { size, members } = await membersOf(league);
      expect(size).toBe(members);
      const isIn = (await friend.call(getMiniLeague, { params: league.params, query: {} })).status === 200;
      await owner.call(removeMember, { params });
      expect((await join(friend, league)).body.code).toBe("removed_from_league");
      expect(members).toBe(isIn ? 2 : 1);
    }
  });

  test("one user is in no more leagues than allowed, made or joined", async () => {
    const user = await aNamedUser();
    const others = await Promise.all(Array.from({ length: 15 }, async () => aLeague(await aNamedUser())));
    const answers = await Promise.all([
      ...others.map((league) => join(user, league)),
      ...Array.from({ length: 15 }, (_, at) => user.call(createMiniLeague, { body: { name: `Club ${at}` } })),
    ]);
    expect(countStatuses(answers)).toEqual({ 200: LEAGUES_PER_USER_MAX, 409: 30 - LEAGUES_PER_USER_MAX });
    expect((await user.call(listMiniLeagues)).body).toHaveLength(LEAGUES_PER_USER_MAX);
  });

  test("the same request with one key makes one league", async () => {
    const user = await aNamedUser();
    const make = () =>
      user.call(createMiniLeague, { body: { name: "Once" } }, { idempotencyKey: "one attempt" });
    await atOnce(6, make);
    expect((await make()).status).toBe(200);
    expect((await user.call(listMiniLeagues)).body).toHaveLength(1);
  });

  test("a league that is deleted while people join it is gone with them", async () => {
    const owner = await aNamedUser();
    const league = await aLeague(owner);
    const friends = await Promise.all(Array.from({ length: 6 }, () => aNamedUser()));
    const [deleted, ...joined] = await Promise.all([
      owner.call(deleteMiniLeague, { params: league.params }),
      ...friends.map((friend) => join(friend, league)),
    ]);
    expect(deleted.status).toBe(200);
    expect(joined.every(({ status }) => status === 200 || status === 404)).toBe(true);
    const { rows } = await app.pool.query("select from mini_league_member where league_id = $1", [league.id]);
    expect(rows).toEqual([]);
  });
});
