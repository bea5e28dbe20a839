import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getMyTeam, getSeasonPowers, listFantasyLeagues } from "#contract/fantasy/league.ts";
import {
  executeTransfers,
  getTransferHistory,
  playWildcard,
  validateTransfers,
} from "#contract/fantasy/transfers.ts";
import {
  aFantasyLeague,
  aFantasyManager,
  aFurtherCard,
  atTime,
  deadlineOf,
  type FantasyManager,
  type MadeLeague,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let league: MadeLeague;
let manager: FantasyManager;

beforeEach(async () => {
  app = await makeTestApp();
  league = await aFantasyLeague(app);
  manager = await aFantasyManager(app, league);
});

afterEach(() => app.close());

const execute = (request: ReturnType<typeof squadOf>, who = manager) =>
  who.user.call(executeTransfers, { body: request });

async function executeFirst(): Promise<void> {
  const { status } = await execute(squadOf(league.id, manager.cards));
  expect(status).toBe(200);
}

/** The nine with the last of the bench replaced by a new forward of the tenth club. */
async function changed(count = 1) {
  const cards = [...manager.cards];
  const free = league.clubIds[9] ?? 0;
  const last = [
    [8, "forward", free],
    [7, "midfielder", free],
    [6, "defender", free],
  ] as const;
  for (const [at, position, clubId] of last.slice(0, count)) {
    cards[at] = await aFurtherCard(app, manager.user, { position, clubId });
  }
  return cards;
}

describe("the fantasy leagues", () => {
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
  test("is free and stands in my team with captain and vice-captain", async () => {
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

    const executed = await execute(squadOf(league.id, manager.cards));
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

  test("stands in the history with all nine as transfers in", async () => {
    await executeFirst();
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
  test("are counted by real player from the second round on: one is free, each further one costs two", async () => {
    await executeFirst();
    await atTime(app, deadlineOf(1));
    const two = squadOf(league.id, await changed(2));
    const validated = await manager.user.call(validateTransfers, { body: two });
    expect(validated.body).toMatchObject({ transfers: 2, cost: 2, bankBefore: 1, bankAfter: 0, valid: true });
    expect(validated.body.warnings).toContainEqual({
      code: "transfers_paid",
      cardId: null,
      message: "−2 points: 1 extra transfer",
    });
    expect((await execute(two)).body).toMatchObject({ round: 2, cost: 2 });
    const { body } = await manager.user.call(getTransferHistory, { params: { leagueId: league.id } });
    expect(body.transfers[0]).toMatchObject({
      roundId: 2,
      cost: 2,
      transfersOut: [{ playerName: manager.players[7]?.name }, { playerName: manager.players[8]?.name }],
    });
  });

  test("that are taken back before the deadline leave nothing behind", async () => {
    await executeFirst();
    await atTime(app, deadlineOf(1));
    await execute(squadOf(league.id, await changed(2)));
    expect((await execute(squadOf(league.id, manager.cards))).body).toMatchObject({ cost: 0, transfers: 0 });
    const { body } = await manager.user.call(getTransferHistory, { params: { leagueId: league.id } });
    expect(body.transfers.map(({ roundId }) => roundId)).toEqual([1]);
  });

  test("that were not used are kept, up to five", async () => {
    const long = await aFantasyLeagueOf(8);
    const { user, cards } = await aFantasyManager(app, long);
    await user.call(executeTransfers, { body: squadOf(long.id, cards) });
    for (let round = 1; round <= 7; round += 1) await atTime(app, deadlineOf(round));
    const { body } = await user.call(getMyTeam, { params: { leagueId: long.id } });
    expect(body).toMatchObject({ bank: 5, hasTeam: true });
  });
});

/** Another league in a database of its own, in place of the three rounds. */
async function aFantasyLeagueOf(rounds: number): Promise<MadeLeague> {
  await app.close();
  app = await makeTestApp();
  return aFantasyLeague(app, rounds);
}

describe("a deadline", () => {
  test("lets a squad through one millisecond before it", async () => {
    app.clock.set(deadlineOf(1) - 1);
    expect((await execute(squadOf(league.id, manager.cards, { round: 1 }))).body).toMatchObject({ round: 1 });
  });

  test("refuses a squad that was meant for its round, at its very instant", async () => {
    app.clock.set(deadlineOf(1));
    const { status, body } = await execute(squadOf(league.id, manager.cards, { round: 1 }));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: "squad_refused",
      message: "The deadline of this round has passed.",
      details: { errors: [{ code: "deadline_passed", cardId: null }] },
    });
  });

  test("lets a squad count in the next round that names none", async () => {
    app.clock.set(deadlineOf(1));
    expect((await execute(squadOf(league.id, manager.cards))).body).toMatchObject({ round: 2 });
  });

  test("locks a squad before a late change even where the job has not run", async () => {
    await executeFirst();
    app.clock.set(deadlineOf(1));
    const cards = await changed(1);
    expect((await execute(squadOf(league.id, cards))).body).toMatchObject({
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
    const { body } = await execute(squadOf(league.id, manager.cards));
    expect(body).toMatchObject({ details: { errors: [{ code: "season_over" }] } });
  });
});

describe("the wildcard", () => {
  test("makes the transfers of its round free, keeps the bank and is used up", async () => {
    await executeFirst();
    await atTime(app, deadlineOf(1));
    await execute(squadOf(league.id, await changed(3)));
    const params = { leagueId: league.id };
    const played = await manager.user.call(playWildcard, { params });
    expect(played.body).toEqual({ wildcardUsed: true, round: 2 });
    const team = await manager.user.call(getMyTeam, { params });
    expect(team.body).toMatchObject({ cost: 0, isWildcardRound: true, bank: 1 });
    const powers = await manager.user.call(getSeasonPowers, { params });
    expect(powers.body).toEqual({ wildcardUsed: true, chipUsesRemaining: 4, specialCardsEligible: [] });
    const history = await manager.user.call(getTransferHistory, { params });
    expect(history.body.transfers[0]).toMatchObject({ roundId: 2, wildcardUsed: true, cost: 0 });
    await atTime(app, deadlineOf(2));
    expect((await manager.user.call(getMyTeam, { params })).body).toMatchObject({ bank: 2 });
  });

  test("is played once a season, whichever way it is asked for", async () => {
    await execute(squadOf(league.id, manager.cards, { useWildcard: true }));
    const params = { leagueId: league.id };
    expect((await manager.user.call(playWildcard, { params })).body).toMatchObject({ round: 1 });
    await atTime(app, deadlineOf(1));
    const again = await manager.user.call(playWildcard, { params });
    expect(again.body).toMatchObject({
      code: "wildcard_spent",
      message: "You have played this season's wildcard in round 1",
    });
    const asked = await execute(squadOf(league.id, manager.cards, { useWildcard: true }));
    expect(asked.body).toMatchObject({ details: { errors: [{ code: "wildcard_spent" }] } });
  });

  test("is refused beside a chip", async () => {
    const special = await aFantasyManager(app, league, { origin: "photo" });
    const chipUsage = [{ cardId: special.cards[0]?.id ?? 0 }];
    await execute(squadOf(league.id, special.cards, { chipUsage }), special);
    const { body } = await special.user.call(playWildcard, { params: { leagueId: league.id } });
    expect(body).toMatchObject({ code: "wildcard_with_chip" });
  });

  test("played by fifty calls at once is one wildcard", async () => {
    const calls = Array.from({ length: 50 }, () =>
      manager.user.call(playWildcard, { params: { leagueId: league.id } }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect((await app.pool.query("select * from fantasy_wildcard")).rowCount).toBe(1);
    const audited = await app.pool.query("select * from audit_log where action = 'fantasy.wildcard'");
    expect(audited.rowCount).toBe(1);
  });
});

describe("chips", () => {
  test("are counted down, two in a round at the most and each card once", async () => {
    const special = await aFantasyManager(app, league, { origin: "photo" });
    const id = (at: number) => special.cards[at]?.id ?? 0;
    const params = { leagueId: league.id };
    const asking = (...ats: number[]) =>
      execute(
        squadOf(league.id, special.cards, { chipUsage: ats.map((at) => ({ cardId: id(at) })) }),
        special,
      );
    expect((await asking(0, 1, 2)).body).toMatchObject({
      details: { errors: [{ code: "chip_round_limit" }] },
    });
    expect((await asking(0, 1)).status).toBe(200);
    expect((await special.user.call(getSeasonPowers, { params })).body.chipUsesRemaining).toBe(2);
    await atTime(app, deadlineOf(1));
    expect((await asking(0)).body).toMatchObject({ details: { errors: [{ code: "chip_card_spent" }] } });
    expect((await asking(2, 3)).status).toBe(200);
    const powers = await special.user.call(getSeasonPowers, { params });
    expect(powers.body.chipUsesRemaining).toBe(0);
    expect(powers.body.specialCardsEligible).toEqual(special.cards.slice(2).map((card) => card.id));
    await atTime(app, deadlineOf(2));
    expect((await asking(4)).body).toMatchObject({ details: { errors: [{ code: "chips_spent" }] } });
    const { rows } = await app.pool.query<{ number: number }>(
      "select number from fantasy_chip_use order by number",
    );
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  test("are only for special cards", async () => {
    const chipUsage = [{ cardId: manager.cards[0]?.id ?? 0 }];
    const { body } = await execute(squadOf(league.id, manager.cards, { chipUsage }));
    expect(body).toMatchObject({
      details: { errors: [{ code: "chip_not_special", cardId: manager.cards[0]?.id }] },
    });
  });

  test("come back where the card's club has no fixture in the round", async () => {
    const special = await aFantasyManager(app, league, { origin: "photo" });
    await app.pool.query("update fixture set status = 'PST' where id = $1", [league.fixtures[0]?.[0]?.id]);
    await atTime(app, app.clock.now());
    const chipUsage = [{ cardId: special.cards[0]?.id ?? 0 }];
    const executed = await execute(squadOf(league.id, special.cards, { chipUsage }), special);
    expect(executed.body.warnings.map(({ code }) => code)).toContain("chip_without_fixture");
    await atTime(app, deadlineOf(1));
    const { body } = await special.user.call(getSeasonPowers, { params: { leagueId: league.id } });
    expect(body.chipUsesRemaining).toBe(4);
  });
});
