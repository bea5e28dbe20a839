import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getMyTeam, listFantasyLeagues } from "#contract/fantasy/league.ts";
import { getTransferHistory, validateTransfers } from "#contract/fantasy/transfers.ts";
import { card } from "#server/card/table.ts";
import {
  aFantasyWorld,
  atTime,
  changedCards,
  deadlineOf,
  type FantasyManager,
  type MadeLeague,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import { executeFirst, executeSquad } from "./execute-squad.ts";

let app: TestApp;
let league: MadeLeague;
let manager: FantasyManager;

beforeEach(async () => {
  ({ app, league, manager } = await aFantasyWorld());
});

afterEach(() => app.close());

describe("the fantasy leagues", () => {
  // shows: 3.21, 7.44
  test("are those of the seasons that are played, with their rounds and deadlines", async () => {
    const { body } = await manager.user.call(listFantasyLeagues);
    expect(body).toMatchObject([
      {
        id: league.id,
        name: "premier-league 2025/26",
        season: 2025,
        rounds: 3,
        nextRound: { round: 1, deadline: "2025-09-06T13:30:00.000Z", state: "upcoming" },
        currentRound: null,
      },
    ]);
  });
});

describe("a first squad", () => {
  // shows: 1.12, 1.13, 3.22, 3.25, 3.26, 7.45, 7.48, 7.49
  test("is free and is in my team with captain and vice-captain", async () => {
    const validated = await manager.user.call(validateTransfers, {
      body: squadOf(league.id, manager.cards),
    });
    expect(validated.body).toEqual({
      valid: true,
      errors: [],
      warnings: [],
      transfers: 0,
      cost: 0,
      bankBefore: 0,
      bankAfter: 0,
      isWildcardRound: false,
    });
    const before = await manager.user.call(getMyTeam, { params: { leagueId: league.id } });
    expect(before.body).toMatchObject({ hasTeam: false, entries: [], isFirstSquad: true });

    const executed = await executeSquad(manager, squadOf(league.id, manager.cards));
    expect(executed.body).toMatchObject({ valid: true, round: 1, cost: 0 });
    const { body } = await manager.user.call(getMyTeam, { params: { leagueId: league.id } });
    expect(body.hasTeam).toBe(true);
    expect(body.entries.map(({ id }) => id)).toEqual(manager.cards.map(({ id }) => id));
    expect(body.entries.filter(({ isCaptain }) => isCaptain).map(({ id }) => id)).toEqual([
      manager.cards[4]?.id,
    ]);
    expect(body.entries.filter(({ isViceCaptain }) => isViceCaptain).map(({ id }) => id)).toEqual([
      manager.cards[3]?.id,
    ]);
  });

  // shows: 3.8
  test("has the club and the overall of each card by the names that fantasy cards have for them", async () => {
    await executeFirst(league, manager);
    const params = { leagueId: league.id };
    const [kept = 0, gone = 0] = manager.cards.slice(7).map(({ id }) => id);
    await app.db.update(card).set({ club: "Arsenal", overall: 88 }).where(eq(card.id, kept));
    await app.db.delete(card).where(eq(card.id, gone));
    const { body } = await manager.user.call(getMyTeam, { params });
    const named = new Map(
      body.entries.map(({ id, teamName, playerRating }) => [id, { teamName, playerRating }]),
    );
    expect(named.get(kept)).toEqual({ teamName: "Arsenal", playerRating: 88 });
    expect(named.get(gone)).toEqual({ teamName: null, playerRating: null });
  });

  // shows: 3.24, 7.47
  test("is in the history with all nine as transfers in", async () => {
    await executeFirst(league, manager);
    const { body } = await manager.user.call(getTransferHistory, { params: { leagueId: league.id } });
    expect(body.transfers).toEqual([
      {
        roundId: 1,
        transferDate: new Date(app.clock.now()).toISOString(),
        transfersIn: manager.players.map(({ name }) => ({ playerName: name })),
        transfersOut: [],
        wildcardUsed: false,
        cost: 0,
      },
    ]);
  });
});

describe("transfers", () => {
  // shows: 3.24, 7.47
  test("are counted by real player from the second round on: one is free, each further one costs two", async () => {
    await executeFirst(league, manager);
    await atTime(app, deadlineOf(1));
    const two = squadOf(league.id, await changedCards(app, league, manager, 2));
    const validated = await manager.user.call(validateTransfers, { body: two });
    expect(validated.body).toMatchObject({ transfers: 2, cost: 2, bankBefore: 1, bankAfter: 0, valid: true });
    expect(validated.body.warnings).toContainEqual({
      code: "transfers_paid",
      cardId: null,
      params: { count: 1, cost: 2 },
      message: "1 extra transfer costs you 2 points.",
    });
    expect((await executeSquad(manager, two)).body).toMatchObject({ round: 2, cost: 2 });
    const { body } = await manager.user.call(getTransferHistory, { params: { leagueId: league.id } });
    expect(body.transfers[0]).toMatchObject({
      roundId: 2,
      cost: 2,
      transfersOut: [{ playerName: manager.players[7]?.name }, { playerName: manager.players[8]?.name }],
    });
  });
});

describe("a squad that is executed again", () => {
  test("is charged as it says, once a player whom it replaces has left the league", async () => {
    await executeFirst(league, manager);
    await atTime(app, deadlineOf(1));
    const two = squadOf(league.id, await changedCards(app, league, manager, 2));
    expect((await executeSquad(manager, two)).body).toMatchObject({ cost: 2 });
    await app.pool.query("update player set has_left = true where id = $1", [manager.players[8]?.id]);
    expect((await executeSquad(manager, two)).body).toMatchObject({ cost: 0 });
    const { body } = await manager.user.call(getMyTeam, { params: { leagueId: league.id } });
    expect(body.cost).toBe(0);
  });
});

describe("a deadline", () => {
  test("lets a squad through one millisecond before it", async () => {
    app.clock.set(deadlineOf(1) - 1);
    expect((await executeSquad(manager, squadOf(league.id, manager.cards, { round: 1 }))).body).toMatchObject(
      { round: 1 },
    );
  });

  test("refuses a squad that was meant for its round, at its very instant", async () => {
    app.clock.set(deadlineOf(1));
    const { status, body } = await executeSquad(manager, squadOf(league.id, manager.cards, { round: 1 }));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: "squad_refused",
      message: "The deadline for this gameweek has passed.",
      details: { errors: [{ code: "deadline_passed", cardId: null }] },
    });
  });

  test("lets a squad count in the next round that names none", async () => {
    app.clock.set(deadlineOf(1));
    expect((await executeSquad(manager, squadOf(league.id, manager.cards))).body).toMatchObject({ round: 2 });
  });

  test("locks a squad before a late change even where the job has not run", async () => {
    await executeFirst(league, manager);
    app.clock.set(deadlineOf(1));
    const cards = await changedCards(app, league, manager, 1);
    expect((await executeSquad(manager, squadOf(league.id, cards))).body).toMatchObject({
      round: 2,
      transfers: 1,
      cost: 0,
    });
    const { rows } = await app.pool.query<{ card_ids: number[] }>(
      "select card_ids from fantasy_locked_squad",
    );
    expect(rows.map(({ card_ids }) => card_ids)).toEqual([manager.cards.map(({ id }) => id)]);
  });

  test("of the last round ends the season", async () => {
    app.clock.set(deadlineOf(3));
    const { body } = await executeSquad(manager, squadOf(league.id, manager.cards));
    expect(body).toMatchObject({ details: { errors: [{ code: "season_over" }] } });
  });
});
