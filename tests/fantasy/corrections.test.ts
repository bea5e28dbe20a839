import { eq, inArray } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { allowCorrections } from "#contract/fantasy/corrections.ts";
import { getRoundPoints } from "#contract/fantasy/points.ts";
import { getFantasyTable } from "#contract/fantasy/table.ts";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import { listCorrections } from "#contract/football/football-admin.ts";
import { type Performance, UNKNOWN_PERFORMANCE } from "#game/football/performance.ts";
import { ingestDetails } from "#server/football/ingest-details.ts";
import { fixture } from "#server/football/table.ts";
import { liveEvent } from "#server/platform/live/table.ts";
import {
  aFantasyLeague,
  aFantasyManager,
  atTime,
  deadlineOf,
  type FantasyManager,
  finalOf,
  type MadeLeague,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;
let admin: TestUser;
let league: MadeLeague;
let manager: FantasyManager;
let other: FantasyManager;

beforeEach(async () => {
  app = await makeTestApp();
  admin = await aUser(app, { isAdmin: true });
  league = await aFantasyLeague(app);
  manager = await aFantasyManager(app, league);
  other = await aFantasyManager(app, league);
  for (const { user, cards } of [manager, other]) {
    await user.call(executeTransfers, { body: squadOf(league.id, cards) });
  }
  await atTime(app, deadlineOf(1));
});

afterEach(() => app.close());

/** Indexes in the manager's nine of the two players whose clubs meet in a round's third fixture. */
const [CAPTAIN, BENCH_GOALKEEPER] = [4, 5];

/**
 * The provider's report of the third fixture: both of the manager's players played, and one scored.
 * @param readAt when it was read, if that was before it's stored
 */
async function tell(round: number, scorer: number, readAt = app.clock.now()): Promise<void> {
  const performances = [CAPTAIN, BENCH_GOALKEEPER].map((place) => {
    const figures: Partial<Performance> = { minutes: 90, conceded: 1, goals: place === scorer ? 1 : 0 };
    return {
      playerKey: manager.players[place]?.key ?? "",
      performance: { ...UNKNOWN_PERFORMANCE, ...figures },
    };
  });
  const fixtureKey = league.fixtures[round - 1]?.[2]?.key ?? "";
  const details = [{ fixtureKey, events: [], performances }];
  await app.db.transaction((tx) => ingestDetails(tx, "simulated", details, readAt));
}

/** Plays all of a round's fixtures; the captain scores. */
async function play(round: number): Promise<void> {
  const ids = (league.fixtures[round - 1] ?? []).map(({ id }) => id);
  const ended = { status: "FT", homeGoals: 1, awayGoals: 0, detailsHash: `ended ${round}` };
  await app.db.update(fixture).set(ended).where(inArray(fixture.id, ids));
  await tell(round, CAPTAIN);
}

async function total(round: number): Promise<number | undefined> {
  const { body } = await manager.user.call(getRoundPoints, {
    params: { leagueId: league.id },
    query: { round },
  });
  return body.score?.total;
}

async function tableOf(query: { round?: number }) {
  const { body } = await manager.user.call(getFantasyTable, { params: { leagueId: league.id }, query });
  return body.rows.find(({ id }) => id === manager.user.id)?.points;
}

/** The ledger's lines in the order of the nine. */
async function ledger() {
  const { body } = await admin.call(listCorrections);
  return body.corrections.toSorted((a, b) => a.player.id - b.player.id);
}

/** The captain's 2, and 4 for the goal, doubled. */
const WITH_GOAL = 12;
const WITHOUT_GOAL = 4;
/** When the round is final, the bench goalkeeper replaces an absent one: 2 points, and 10 for a goal. */
const FINAL_AS_TOLD = WITH_GOAL + 2;
const FINAL_CORRECTED = WITHOUT_GOAL + 2 + 10;

describe("a goal that is given to another player", () => {
  test("while the round is provisional moves points and tables, and the ledger names the managers", async () => {
    await play(1);
    await atTime(app, finalOf(1) - 1);
    expect([await total(1), await tableOf({ round: 1 })]).toEqual([WITH_GOAL, WITH_GOAL]);
    await tell(1, BENCH_GOALKEEPER);
    await atTime(app, finalOf(1) - 1);
    expect([await total(1), await tableOf({})]).toEqual([WITHOUT_GOAL, WITHOUT_GOAL]);
    const round = { leagueName: "premier-league 2025/26", round: 1, outcome: "counted", note: null };
    expect(await ledger()).toMatchObject([
      {
        player: { id: manager.players[CAPTAIN]?.id },
        rounds: [
          {
            ...round,
            squads: 1,
            examples: [{ userId: manager.user.id, before: WITH_GOAL, after: WITHOUT_GOAL }],
          },
        ],
      },
      // The goal's new scorer is in the same squad, which moved with it.
      { player: { id: manager.players[BENCH_GOALKEEPER]?.id }, rounds: [{ ...round, squads: 1 }] },
    ]);
  });

  test("tells open pages that points of the round have moved, once", async () => {
    await play(1);
    await atTime(app, finalOf(1) - 1);
    const events = () => app.db.select().from(liveEvent).where(eq(liveEvent.kind, "fantasy"));
    const before = (await events()).length;
    await tell(1, BENCH_GOALKEEPER);
    await atTime(app, finalOf(1) - 1);
    await atTime(app, finalOf(1) - 1);
    const told = await events();
    expect(told).toHaveLength(before + 1);
    expect(told.at(-1)?.data).toEqual({ leagueId: league.id, round: 1 });
  });

  test("after the round is final is noted and not counted", async () => {
    await play(1);
    await atTime(app, finalOf(1));
    await tell(1, BENCH_GOALKEEPER);
    await atTime(app, finalOf(1) + 1);
    expect([await total(1), await tableOf({ round: 1 }), await tableOf({})]).toEqual(
      Array(3).fill(FINAL_AS_TOLD),
    );
    const held = { rounds: [{ outcome: "held", squads: null, examples: [], note: null }] };
    expect(await ledger()).toMatchObject([held, held]);
  });
});

const allow = (correctionIds: number[], who = admin) =>
  who.call(allowCorrections, { body: { correctionIds, note: "The league gave the goal to another." } });

describe("a correction that is read before its round is final and stored after", () => {
  test("is held, and counted by an admin's decision", async () => {
    await play(1);
    await atTime(app, finalOf(1));
    await tell(1, BENCH_GOALKEEPER, finalOf(1) - 1);
    await atTime(app, finalOf(1) + 1);
    const held = { rounds: [{ outcome: "held", squads: null }] };
    const lines = await ledger();
    expect(lines).toMatchObject([held, held]);
    expect((await allow(lines.map(({ id }) => id))).body).toEqual({ allowed: 2 });
    await atTime(app, app.clock.now());
    expect(await total(1)).toBe(FINAL_CORRECTED);
  });
});

describe("a correction that is held", () => {
  beforeEach(async () => {
    await play(1);
    await atTime(app, finalOf(1));
    await atTime(app, deadlineOf(2));
    await play(2);
    await atTime(app, finalOf(2));
    await tell(1, BENCH_GOALKEEPER);
    await atTime(app, finalOf(2) + 1);
  });

  const ids = async () => (await ledger()).map(({ id }) => id);

  test("is counted by an admin's decision, in its round and in the sums of the rounds after it", async () => {
    expect(await tableOf({})).toBe(2 * FINAL_AS_TOLD);
    expect((await allow(await ids())).body).toEqual({ allowed: 2 });
    await atTime(app, app.clock.now());
    expect([await total(1), await tableOf({ round: 1 })]).toEqual([FINAL_CORRECTED, FINAL_CORRECTED]);
    expect([await total(2), await tableOf({ round: 2 })]).toEqual([FINAL_AS_TOLD, FINAL_AS_TOLD]);
    expect(await tableOf({})).toBe(FINAL_CORRECTED + FINAL_AS_TOLD);
    const allowed = {
      outcome: "allowed",
      note: "The league gave the goal to another.",
      squads: 1,
      examples: [{ userId: manager.user.id, before: FINAL_AS_TOLD, after: FINAL_CORRECTED }],
    };
    expect(await ledger()).toMatchObject([{ rounds: [allowed] }, { rounds: [allowed] }]);
  });

  test("is audited with the note, and allowed twice it is counted once", async () => {
    const correctionIds = await ids();
    const answers = await Promise.all([allow(correctionIds), allow(correctionIds), allow(correctionIds)]);
    expect(answers.map(({ body }) => body.allowed).toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
    const { rows } = await app.pool.query(
      "select user_id, details from audit_log where action = 'fantasy.correct'",
    );
    expect(rows).toMatchObject([
      { user_id: admin.id, details: { note: "The league gave the goal to another.", correctionIds } },
    ]);
  });

  test("can be allowed without the other of the same goal", async () => {
    const [ofCaptain = 0] = await ids();
    await allow([ofCaptain]);
    await atTime(app, app.clock.now());
    expect((await ledger()).map(({ rounds }) => rounds[0]?.outcome)).toEqual(["allowed", "held"]);
  });

  test("that doesn't exist, or isn't asked for by an admin, is refused", async () => {
    expect((await allow([2_000_000_000])).status).toBe(404);
    expect((await allow(await ids(), manager.user)).status).toBe(403);
    await atTime(app, app.clock.now());
    expect(await total(1)).toBe(FINAL_AS_TOLD);
  });
});
