import { asc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getFantasyTable } from "#contract/fantasy/table.ts";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import { listGameweekFixtures } from "#contract/football/football.ts";
import { enterTournament, getTournamentEntry } from "#contract/tournament.ts";
import { DAY_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { tournamentMonthOf } from "#game/tournament/month.ts";
import { keepFantasy } from "#server/fantasy/round/keep-fantasy.ts";
import { settleFantasy } from "#server/fantasy/round/settle-fantasy.ts";
import { fantasyLeague, fantasyRound } from "#server/fantasy/table.ts";
import { followFootball } from "#server/football/follow-football.ts";
import { importProvider } from "#server/football/import/import-provider.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { squadOf } from "#tests/support/fantasy-league.ts";
import { makeImportApp } from "#tests/support/import-app.ts";
import { aCardOf, anActiveTeam, type CardRow } from "#tests/support/makers.ts";
import { theTournament } from "#tests/support/managers.ts";
import { importRecords } from "#tests/support/neutral-file.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import {
  firstKickOffs,
  lastKickOff,
  leagueRecords,
  meetings,
  nineFrom,
  pointsOf,
  ROUNDS,
} from "./league-of-eighteen.ts";

/** The month of the midweek round. */
const MONTH = new Date(firstKickOffs[11] ?? 0).toISOString().slice(0, 7);
const MONTH_BEGINS = Date.parse(`${MONTH}-01T00:00:00Z`);
/** When the month is over and final. */
const MONTH_ENDS = tournamentMonthOf(MONTH_BEGINS).endsAt + 3 * DAY_MS;

interface Manager {
  readonly user: TestUser;
  readonly keys: readonly string[];
  readonly cards: readonly CardRow[];
  readonly teamId: number;
}

describe("a league of 18 clubs with a midweek round, split for its last ten rounds", () => {
  let app: TestApp;
  let managers: Manager[];
  let leagueId: number;
  let tournamentId: number;
  let gameweeks: number[];
  let reader: TestUser;

  async function runAll(at: number): Promise<void> {
    app.clock.set(at);
    await followFootball(app.deps, importProvider(app.db));
    await keepFantasy(app.deps);
    await settleFantasy(app.deps);
  }

  async function aManager(first: number): Promise<Manager> {
    const user = await aUser(app, { username: `manager_${first}` });
    const keys = nineFrom(first);
    const cards: CardRow[] = [];
    for (const key of keys) cards.push(await aCardOf(app, user, key));
    const executed = await user.call(executeTransfers, { body: squadOf(leagueId, cards) });
    expect(executed.status).toBe(200);
    return { user, keys, cards, teamId: await anActiveTeam(user, cards.slice(0, 5)) };
  }

  /** Runs the jobs just after each deadline, when the previous round is counted; in `MONTH` the tournament jobs too. */
  beforeAll(async () => {
    app = await makeImportApp("2026-08-01T00:00:00Z");
    await importRecords(app, leagueRecords());
    await runAll(app.clock.now());
    const [league] = await app.db.select().from(fantasyLeague);
    leagueId = league?.id ?? 0;
    managers = [];
    for (const first of [0, 4, 11]) managers.push(await aManager(first));
    reader = await aUser(app);
    gameweeks = [];
    const steps = firstKickOffs.map((at) => at - 80 * MINUTE_MS);
    for (const at of [...steps, MONTH_BEGINS, MONTH_ENDS].toSorted((a, b) => a - b)) {
      await runAll(at);
      if (at === MONTH_BEGINS) await enterAll();
      if (at === MONTH_ENDS) await settleTournament(app.deps, tournamentId);
      const { body } = await reader.call(listGameweekFixtures);
      gameweeks.push(body.length);
    }
    await runAll(lastKickOff + 2 * DAY_MS);
    await runAll(lastKickOff + 3 * DAY_MS);
  }, 120_000);

  afterAll(() => app.close());

  async function enterAll(): Promise<void> {
    tournamentId = await theTournament(app);
    for (const { user, teamId } of managers) {
      const entered = await user.call(enterTournament, { params: { id: tournamentId }, body: { teamId } });
      expect(entered.status).toBe(200);
    }
  }

  test("has 34 rounds of nine fixtures, each with its deadline 90 minutes before it", async () => {
    const rounds = await app.db.select().from(fantasyRound).orderBy(asc(fantasyRound.deadline));
    expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: ROUNDS }, (_, at) => at + 1));
    expect(rounds.map(({ deadline }) => deadline.getTime())).toEqual(
      firstKickOffs.map((at) => at - 90 * MINUTE_MS),
    );
    expect(rounds.map(({ fixtureIds }) => fixtureIds.length)).toEqual(Array(ROUNDS).fill(9));
    for (const { fixtureCounts } of rounds) expect(Object.values(fixtureCounts)).toEqual(Array(18).fill(1));
    expect(rounds.every(({ state }) => state === "final")).toBe(true);
  });

  test("shows the nine fixtures of the gameweek at any time", () => {
    expect(new Set(gameweeks)).toEqual(new Set([9]));
  });

  test("gives every fantasy squad the points of its players, the captain's twice, round by round", async () => {
    const wanted = managers.map(({ user, keys }) => {
      const points = keys.slice(0, 5).map((key) => pointsOf(key, () => true));
      return { id: user.id, points: points.reduce((sum, one) => sum + one, 0) + (points[4] ?? 0) };
    });
    const { body } = await reader.call(getFantasyTable, { params: { leagueId }, query: {} });
    expect(body.isFinal).toBe(true);
    expect(body.rows.map(({ id, points }) => ({ id, points }))).toEqual(
      wanted.toSorted((a, b) => b.points - a.points),
    );
    const query = { round: 12 };
    const midweek = (await reader.call(getFantasyTable, { params: { leagueId }, query })).body;
    const own = managers.map(({ user, keys }) => {
      const points = keys.slice(0, 5).map((key) => pointsOf(key, ({ round }) => round === 12));
      return [user.id, points.reduce((sum, one) => sum + one, 0) + (points[4] ?? 0)] as const;
    });
    expect(new Map(midweek.rows.map(({ id, points }) => [id, points]))).toEqual(new Map(own));
  });

  test("gives tournament entries the month's points, and ranks them", async () => {
    const inMonth = meetings.filter(
      ({ kickOff }) => new Date(kickOff).toISOString().startsWith(MONTH) && kickOff > MONTH_BEGINS,
    );
    expect(new Set(inMonth.map(({ round }) => round)).size).toBeGreaterThan(3);
    const isMeant = (meeting: (typeof meetings)[number]) => inMonth.includes(meeting);
    const read = await Promise.all(
      managers.map(async ({ user, keys }) => {
        const { body } = await user.call(getTournamentEntry, { params: { id: tournamentId } });
        const points = keys.slice(0, 5).reduce((sum, key) => sum + pointsOf(key, isMeant), 0);
        expect(body?.totalPoints).toBe(points);
        return { points, position: body?.position };
      }),
    );
    const ranked = read.toSorted((a, b) => b.points - a.points);
    expect(ranked.map(({ position }) => position)).toEqual([1, 2, 3]);
  });
});
