import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import { signPlayer } from "#contract/scout.ts";
import { enterTournament } from "#contract/tournament.ts";
import { remind } from "#server/notification/remind/remind.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import {
  atTime,
  aFantasyManager,
  deadlineOf,
  type FantasyManager,
  finalOf,
  kickOffOf,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import { anEnteredManager, aScoutWorld, offerOf, type ScoutWorld } from "#tests/scout/scout-makers.ts";
import { aFixture, aPerformance } from "#tests/support/football-makers.ts";
import { aManager, type Manager, theTournament } from "#tests/support/managers.ts";
import { makeTestApp } from "#tests/support/test-app.ts";
import { makeTemplate, makeTestDatabase } from "#tests/support/test-database.ts";
import { remindOften, told } from "./reminder-makers.ts";

const HOUR = 3_600_000;
let world: ScoutWorld;
let league: ScoutWorld["league"];
let template: string;

beforeAll(async () => {
  template = await makeTemplate(async (database) => {
    const made = await aScoutWorld(3, database);
    league = made.league;
    await made.app.close();
  });
});

beforeEach(async () => {
  world = { app: await makeTestApp({ database: await makeTestDatabase(template) }), league };
});

afterEach(() => world.app.close());

async function execute({ user, cards }: FantasyManager): Promise<void> {
  const { status } = await user.call(executeTransfers, { body: squadOf(world.league.id, cards) });
  expect(status).toBe(200);
}

/** A manager with a squad locked in the first gameweek. */
async function aLockedManager(): Promise<FantasyManager> {
  const manager = await aFantasyManager(world.app, world.league);
  await execute(manager);
  return manager;
}

describe("a deadline of the fantasy league", () => {
  test("is told three hours before, once, to those whose squad is that of an earlier gameweek", async () => {
    const { app } = world;
    const [carrying, acted] = [await aLockedManager(), await aLockedManager()];
    const without = await aFantasyManager(app, world.league);
    await atTime(app, deadlineOf(2) - 4 * HOUR);
    await execute(acted);
    await remind(app.deps);
    expect(await told(carrying.user, "deadline near")).toEqual([]);
    app.clock.set(deadlineOf(2) - 3 * HOUR);
    await remindOften(app);
    const deadline = new Date(deadlineOf(2)).toISOString();
    expect(await told(carrying.user, "deadline near")).toEqual([
      { name: "premier-league", gameweek: 2, deadline, competitionId: expect.any(Number) },
    ]);
    expect(await told(acted.user, "deadline near")).toEqual([]);
    expect(await told(without.user, "deadline near")).toEqual([]);
  });

  test("is not told once it has passed", async () => {
    const { app } = world;
    const carrying = await aLockedManager();
    await atTime(app, deadlineOf(2) - 4 * HOUR);
    app.clock.set(deadlineOf(2));
    await remind(app.deps);
    expect(await told(carrying.user, "deadline near")).toEqual([]);
  });
});

describe("the first match of a tournament", () => {
  test("is told three hours before, once, to those who have cards and no five entered", async () => {
    const { app } = world;
    const [idle, entered] = [await aManager(app), await anEnteredManager(app)];
    await aFixture(app, new Date(kickOffOf(1) - HOUR).toISOString(), { status: "PST" });
    app.clock.set(kickOffOf(1) - 3 * HOUR);
    await remindOften(app);
    const competitionId = await theTournament(app);
    const deadline = new Date(kickOffOf(1)).toISOString();
    expect(await told(idle.user, "deadline near")).toEqual([
      { name: "September 2025", gameweek: null, deadline, competitionId },
    ]);
    expect(await told(entered.user, "deadline near")).toEqual([]);
    app.clock.set(kickOffOf(2) - 3 * HOUR);
    await remind(app.deps);
    expect(await told(idle.user, "deadline near")).toHaveLength(1);
  });
});

describe("a gameweek that has become final", () => {
  test("is told once with points and place to those who had a squad in it", async () => {
    const { app } = world;
    const [winner, other] = [await aLockedManager(), await aLockedManager()];
    const without = await aFantasyManager(app, league);
    await atTime(app, kickOffOf(1) + 3 * HOUR);
    for (const { id: fixtureId } of league.fixtures[0] ?? []) {
      await app.pool.query(
        "update fixture set status = 'FT', home_goals = 0, away_goals = 0, is_final = true, details_hash = 'over' where id = $1",
        [fixtureId],
      );
    }
    const [fixture] = league.fixtures[0] ?? [];
    await aPerformance(app, { fixtureId: fixture?.id ?? 0, playerId: winner.players[0]?.id ?? 0 });
    await atTime(app, finalOf(1) - HOUR);
    await remind(app.deps);
    expect(await told(winner.user, "gameweek final")).toEqual([]);
    await atTime(app, finalOf(1));
    await remindOften(app);
    const about = { name: "premier-league", gameweek: 1, squads: 2 };
    expect(await told(winner.user, "gameweek final")).toMatchObject([{ ...about, position: 1 }]);
    expect(await told(other.user, "gameweek final")).toEqual([{ ...about, position: 2, points: 0 }]);
    expect(await told(without.user, "gameweek final")).toEqual([]);
  });

  test("is told also where details never came, which held it back for a week", async () => {
    const { app } = world;
    const manager = await aLockedManager();
    await atTime(app, kickOffOf(1) + 3 * HOUR);
    const ids = league.fixtures[0]?.map(({ id }) => id);
    await app.pool.query("update fixture set status = 'FT', is_final = true where id = any($1)", [ids]);
    await atTime(app, finalOf(1) + 7 * 24 * HOUR - 1);
    await remindOften(app);
    expect(await told(manager.user, "gameweek final")).toEqual([]);
    await atTime(app, finalOf(1) + 7 * 24 * HOUR);
    await remindOften(app);
    expect(await told(manager.user, "gameweek final")).toHaveLength(1);
  });
});

describe("the scout's offer", () => {
  test("notifies managers who took part in the gameweek once, and no others", async () => {
    const { app } = world;
    const [entered, locked] = [await anEnteredManager(app), await aLockedManager()];
    const idle = await aManager(app);
    await remind(app.deps);
    expect(await told(entered.user, "scout offer")).toEqual([]);
    await atTime(app, deadlineOf(1) + 60_000);
    await remindOften(app);
    const offer = {
      name: "premier-league",
      gameweek: 1,
      until: new Date(deadlineOf(2)).toISOString(),
      roundId: expect.any(Number),
    };
    expect(await told(entered.user, "scout offer")).toEqual([offer]);
    expect(await told(locked.user, "scout offer")).toEqual([offer]);
    expect(await told(idle.user, "scout offer")).toEqual([]);
  });

  test("doesn't notify managers who have already signed, or who sent the scout elsewhere", async () => {
    const { app } = world;
    const [signed, abroad] = [await anEnteredManager(app), await anEnteredManager(app)];
    await app.pool.query("insert into scout (user_id, region, chosen_at) values ($1, 'serie-a', now())", [
      abroad.user.id,
    ]);
    await atTime(app, deadlineOf(1) + 60_000);
    expect((await signed.user.call(signPlayer, { body: await offerOf(signed.user) })).status).toBe(200);
    await remind(app.deps);
    expect(await told(signed.user, "scout offer")).toEqual([]);
    expect(await told(abroad.user, "scout offer")).toEqual([]);
  });
});

describe("a source of reminders that fails", () => {
  test("doesn't keep the others from telling, and the run names each that fails", async () => {
    const { app } = world;
    const carrying = await aLockedManager();
    await atTime(app, deadlineOf(2) - 3 * HOUR);
    await app.pool.query("alter table line_up rename to line_up_away");
    await app.pool.query("alter table told_place rename to told_place_away");
    const failures = [/line_up/u, /told_place/u].map((message) =>
      expect.objectContaining({ message: expect.stringMatching(message) }),
    );
    await expect(remind(app.deps)).rejects.toMatchObject({ errors: failures });
    expect(await told(carrying.user, "deadline near")).toHaveLength(1);
    await app.pool.query("alter table line_up_away rename to line_up");
    await expect(remind(app.deps)).rejects.toThrow("told_place");
    await app.pool.query("alter table told_place_away rename to told_place");
    expect(await remind(app.deps)).toBe(true);
  });
});

describe("a place in the tournament", () => {
  /** This many managers, entered one after the other. */
  async function entered(count: number): Promise<Manager[]> {
    const managers: Manager[] = [];
    for (let made = 0; made < count; made += 1) {
      const manager = await aManager(world.app);
      const params = { id: await theTournament(world.app) };
      await manager.user.call(enterTournament, { params, body: { teamId: manager.teamId } });
      managers.push(manager);
    }
    return managers;
  }

  /** Lets managers' forwards score this many goals at noon on a day of September, and settles the table. */
  async function score(day: string, scorers: readonly (readonly [Manager, number])[]): Promise<void> {
    const { app } = world;
    const kickOff = Date.parse(`2025-09-${day}T12:00:00Z`);
    app.clock.set(kickOff + HOUR);
    const { id: fixtureId } = await aFixture(app, kickOff);
    for (const [{ cards }, goals] of scorers) {
      await aPerformance(app, { fixtureId, playerId: cards[4]?.playerId ?? 0 }, { goals });
    }
    await settleTournaments(app.deps);
  }

  const dayOf = (day: string) => world.app.clock.set(Date.parse(`2025-09-${day}T00:01:00Z`));

  test("is told once a day, where it moved by ten or more since it was told last", async () => {
    const { app } = world;
    const managers = await entered(12);
    const [first, last] = [managers[0], managers[11]];
    if (first === undefined || last === undefined) throw new Error("there are no managers");
    const scorers = managers.map((one, before) => [one, 12 - before] as const);
    await score("02", scorers);
    dayOf("03");
    await remindOften(app);
    expect(await told(last.user, "place moved")).toEqual([]);
    await score("03", [[last, 20]]);
    await remind(app.deps);
    expect(await told(last.user, "place moved")).toEqual([]);
    dayOf("04");
    await remindOften(app);
    const about = { tournamentId: await theTournament(app), name: "September 2025" };
    expect(await told(last.user, "place moved")).toEqual([{ ...about, before: 12, position: 1 }]);
    expect(await told(first.user, "place moved")).toEqual([]);
    dayOf("05");
    await remindOften(app);
    expect(await told(last.user, "place moved")).toHaveLength(1);
  });

  test("doesn't exist before anyone has points", async () => {
    const { app } = world;
    await entered(2);
    await settleTournaments(app.deps);
    dayOf("03");
    await remind(app.deps);
    const { rows } = await app.pool.query("select from told_place");
    expect(rows).toEqual([]);
  });
});
