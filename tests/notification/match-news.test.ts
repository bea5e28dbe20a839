import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setNotificationSwitch } from "#contract/notification/notification.ts";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import { enterTournament } from "#contract/tournament.ts";
import { remind } from "#server/notification/remind/remind.ts";
import {
  aFantasyLeague,
  aFantasyManager,
  atTime,
  deadlineOf,
  kickOffOf,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import { playMatch } from "#contract/match/match.ts";
import { aManager, type Manager, theTournament } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { aMatchInPlay, anEleven, figure, remindOften, told } from "./reminder-makers.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp({ now: Date.parse("2025-09-13T12:00:00Z") });
});

afterAll(() => app.close());

async function anEnteredManager(): Promise<Manager> {
  const manager = await aManager(app);
  await enter(manager);
  return manager;
}

async function enter({ user, teamId }: Manager): Promise<void> {
  const { status } = await user.call(enterTournament, {
    params: { id: await theTournament(app) },
    body: { teamId },
  });
  expect(status).toBe(200);
}

/** Puts a manager's forward in a match in play. */
async function inPlay({ cards }: Manager) {
  const playerId = cards[4]?.playerId ?? 0;
  app.clock.set(app.clock.now() + 60_000 * 60);
  const match = await aMatchInPlay(app);
  await app.pool.query("update player set club_id = $1 where id = $2", [match.home, playerId]);
  return { fixtureId: match.id, playerId, ...match };
}

describe("a goal", () => {
  test("notifies managers who entered the player once, however often and wherever the job runs", async () => {
    const manager = await anEnteredManager();
    const idle = await anEnteredManager();
    const match = await inPlay(manager);
    await figure(app, match, { goals: 1 });
    await remindOften(app);
    expect(await told(manager.user, "player scored")).toEqual([
      {
        fixtureId: match.fixtureId,
        playerName: manager.cards[4]?.playerName,
        goals: 1,
        home: expect.any(String),
        away: expect.any(String),
        homeGoals: 1,
        awayGoals: 0,
      },
    ]);
    expect(await told(idle.user, "player scored")).toEqual([]);
  });

  test("that is taken away and given again is not told again, and the next one is", async () => {
    const manager = await anEnteredManager();
    const match = await inPlay(manager);
    for (const goals of [1, 0, 1]) {
      await figure(app, match, { goals });
      await remind(app.deps);
    }
    expect(await told(manager.user, "player scored")).toHaveLength(1);
    await figure(app, match, { goals: 2 });
    await remind(app.deps);
    expect(await told(manager.user, "player scored")).toMatchObject([{ goals: 1 }, { goals: 2 }]);
  });

  test("that comes with another one shares its notification, and gets no new one when either is taken away", async () => {
    const manager = await anEnteredManager();
    const match = await inPlay(manager);
    for (const goals of [2, 1, 2]) {
      await figure(app, match, { goals });
      await remind(app.deps);
    }
    expect(await told(manager.user, "player scored")).toMatchObject([{ goals: 2 }]);
  });

  test("in a match that kicked off before the entry, or hours ago, is no news", async () => {
    const late = await aManager(app);
    const match = await inPlay(late);
    await enter(late);
    await figure(app, match, { goals: 1 });
    await remind(app.deps);
    const manager = await anEnteredManager();
    app.clock.set(app.clock.now() + 6 * 3_600_000);
    const old = await aMatchInPlay(app, { kickOff: app.clock.now() - 5 * 3_600_000 });
    await figure(app, { fixtureId: old.id, playerId: manager.cards[4]?.playerId ?? 0 }, { goals: 1 });
    await remind(app.deps);
    expect(await told(late.user, "player scored")).toEqual([]);
    expect(await told(manager.user, "player scored")).toEqual([]);
  });

  test("in a match that was stopped before the entry and resumed after it is no news", async () => {
    const late = await anEnteredManager();
    const match = await inPlay(late);
    await app.pool.query("update fixture set began_at = kick_off - interval '7 days' where id = $1", [
      match.fixtureId,
    ]);
    await figure(app, match, { goals: 1 });
    await remind(app.deps);
    expect(await told(late.user, "player scored")).toEqual([]);
  });

  test("notifies no one who has switched it off, and still notifies the others", async () => {
    const manager = await anEnteredManager();
    await manager.user.call(setNotificationSwitch, { body: { kind: "player scored", isOn: false } });
    const match = await inPlay(manager);
    await figure(app, match, { goals: 1, redCards: 1 });
    await remind(app.deps);
    expect(await told(manager.user, "player scored")).toEqual([]);
    expect(await told(manager.user, "player sent off")).toHaveLength(1);
  });
});

describe("a red card", () => {
  test("is told once, though it is taken away and shown again", async () => {
    const manager = await anEnteredManager();
    const match = await inPlay(manager);
    for (const redCards of [1, 0, 1]) {
      await figure(app, match, { redCards });
      await remindOften(app);
    }
    expect(await told(manager.user, "player sent off")).toHaveLength(1);
  });

  test("is told for two yellows, where the provider counts no red", async () => {
    const manager = await anEnteredManager();
    const match = await inPlay(manager);
    await figure(app, match, { yellowCards: 2, redCards: 0 });
    await remind(app.deps);
    expect(await told(manager.user, "player sent off")).toHaveLength(1);
  });

  test("is told while goals can't be", async () => {
    const manager = await anEnteredManager();
    const match = await inPlay(manager);
    await figure(app, match, { goals: 1, redCards: 1 });
    const tellMany: typeof app.deps.news.tellMany = async (tx, about) => {
      if (about.kind === "player scored") throw new Error("goals can't be told");
      await app.deps.news.tellMany(tx, about);
    };
    const failing = { ...app.deps, news: { ...app.deps.news, tellMany } };
    await expect(remind(failing)).rejects.toThrow("goals can't be told");
    expect(await told(manager.user, "player sent off")).toHaveLength(1);
    await remind(app.deps);
    expect(await told(manager.user, "player scored")).toHaveLength(1);
  });
});

describe("a line-up", () => {
  test("notifies managers once if any of their players don't start, and names them all", async () => {
    const manager = await anEnteredManager();
    const match = await inPlay(manager);
    await app.pool.query("update player set club_id = $1 where id = $2", [
      match.away,
      manager.cards[3]?.playerId,
    ]);
    await anEleven(app, match.fixtureId, match.home);
    await remind(app.deps);
    expect(await told(manager.user, "players left out")).toEqual([]);
    await anEleven(app, match.fixtureId, match.away);
    await remindOften(app);
    const names = [manager.cards[3]?.playerName ?? "", manager.cards[4]?.playerName ?? ""];
    expect(await told(manager.user, "players left out")).toMatchObject([
      { fixtureId: match.fixtureId, playerNames: names.toSorted((a, b) => (a < b ? -1 : 1)) },
    ]);
  });

  test("that is published before the kick-off notifies at once, and not again when minutes come", async () => {
    const manager = await anEnteredManager();
    const match = await inPlay(manager);
    await anEleven(app, match.fixtureId, match.home);
    await anEleven(app, match.fixtureId, match.away);
    const kickOff = new Date(app.clock.now() + 3_000_000).toISOString();
    await app.pool.query("update fixture set status = 'NS', elapsed = null, kick_off = $1 where id = $2", [
      kickOff,
      match.fixtureId,
    ]);
    await app.pool.query(
      "insert into line_up (fixture_id, side, starter_ids) values ($1, 'home', '{}'), ($1, 'away', '{}')",
      [match.fixtureId],
    );
    await remindOften(app);
    expect(await told(manager.user, "players left out")).toMatchObject([
      { fixtureId: match.fixtureId, playerNames: [manager.cards[4]?.playerName] },
    ]);
    await app.pool.query("update fixture set status = '1H', elapsed = 20, kick_off = $1 where id = $2", [
      new Date(app.clock.now() - 1_200_000).toISOString(),
      match.fixtureId,
    ]);
    await remindOften(app);
    expect(await told(manager.user, "players left out")).toHaveLength(1);
  });

  test("with the manager's player in it is no news", async () => {
    const manager = await anEnteredManager();
    const match = await inPlay(manager);
    await anEleven(app, match.fixtureId, match.home);
    await anEleven(app, match.fixtureId, match.away);
    await figure(app, match, { goals: 0 });
    await remind(app.deps);
    expect(await told(manager.user, "players left out")).toEqual([]);
  });
});

describe("a locked squad", () => {
  test("brings the news of its players too, and a squad of another gameweek does not", async () => {
    const league = await makeTestApp();
    try {
      const made = await aFantasyLeague(league);
      const manager = await aFantasyManager(league, made);
      league.clock.set(deadlineOf(1) - 1000);
      await manager.user.call(executeTransfers, { body: squadOf(made.id, manager.cards) });
      await atTime(league, kickOffOf(1) + 600_000);
      const playerId = manager.players[8]?.id ?? 0;
      const [first, next] = [made.fixtures[0]?.[0]?.id ?? 0, made.fixtures[1]?.[0]?.id ?? 0];
      await league.pool.query("update fixture set status = '1H', elapsed = 10 where id = any($1)", [
        [first, next],
      ]);
      await league.pool.query("update fixture set kick_off = $2 where id = $1", [
        next,
        new Date(kickOffOf(1)),
      ]);
      await figure(league, { fixtureId: first, playerId }, { goals: 1 });
      await figure(league, { fixtureId: next, playerId }, { goals: 1 });
      await remind(league.deps);
      expect(await told(manager.user, "player scored")).toMatchObject([{ fixtureId: first }]);
    } finally {
      await league.close();
    }
  });
});

describe("a challenge", () => {
  test("notifies the other team's manager, and for one challenger's quick matches only once a day", async () => {
    const [challenger, rival] = [await aManager(app), await aManager(app)];
    const play = () =>
      challenger.user.call(playMatch, { body: { matchType: "quick", opponentId: rival.user.id } });
    const { body } = await play();
    await play();
    expect(await told(rival.user, "challenged")).toEqual([
      {
        matchId: body.id,
        username: expect.stringMatching(/^manager_/u),
        own: body.awayScore,
        theirs: body.homeScore,
      },
    ]);
    expect(await told(challenger.user, "challenged")).toEqual([]);
    app.clock.set(app.clock.now() + 24 * 3_600_000);
    await play();
    expect(await told(rival.user, "challenged")).toHaveLength(2);
  });
});
