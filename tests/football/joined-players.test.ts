import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getFantasyTable } from "#contract/fantasy/table.ts";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import {
  joinPlayers,
  listDoubtfulPlayers,
  listPlayerMerges,
  undoPlayerMerge,
} from "#contract/football/player-identity.ts";
import { signPlayer } from "#contract/scout.ts";
import { enterTournament, getTournamentEntry } from "#contract/tournament.ts";
import { HOUR_MS } from "#game/milliseconds.ts";
import { readPickCode } from "#game/tournament/pick-code.ts";
import { cardWish } from "#server/album/table.ts";
import { settleFantasy } from "#server/fantasy/round/settle-fantasy.ts";
import { fantasyRound } from "#server/fantasy/table.ts";
import { playerSeason } from "#server/football/player/table.ts";
import { lineUp } from "#server/football/line-up/table.ts";
import { correction, fixture, player } from "#server/football/table.ts";
import { scoutOffer, scoutSigning } from "#server/scout/table.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import {
  aFantasyLeague,
  aFantasyManager,
  atTime,
  deadlineOf,
  finalOf,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import { aFixture, aPerformance, aPlayer } from "#tests/support/football-makers.ts";
import { aCard, anActiveTeam, cardOf } from "#tests/support/makers.ts";
import { anOpenOffer } from "#tests/scout/scout-makers.ts";
import { aManager, theTournament } from "#tests/support/managers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { whileFollowing } from "./while-following.ts";
import { aToldPlayer, EARLIER, makeToldApp, type PlayerRow, PRESENT, type ToldApp } from "./told-app.ts";

let app: ToldApp;

beforeEach(async () => {
  app = await makeToldApp();
});

afterEach(() => app.close());

describe("a pair that an admin joins", () => {
  let known: PlayerRow;
  let given: PlayerRow;

  beforeEach(async () => {
    await app.tell(EARLIER, [aToldPlayer("rice", "Declan Rice", { position: "midfielder" })]);
    app.later(1);
    await app.tell(PRESENT, [aToldPlayer("2", "D. Rice", { position: "midfielder", overall: 88 })]);
    [known, given] = [await app.playerOf(EARLIER, "rice"), await app.playerOf(PRESENT, "2")];
  });

  const join = () => app.admin.call(joinPlayers, { body: { knownId: known.id, givenId: given.id } });

  /** An entry of five in which a player's card replaces one of the midfielders. */
  async function anEntryWith(playerRow: PlayerRow) {
    const { user, cards } = await aManager(app);
    const own = await aCard(app, user, cardOf(playerRow));
    const teamId = await anActiveTeam(user, cards.with(2, own));
    const params = { id: await theTournament(app) };
    expect((await user.call(enterTournament, { params, body: { teamId } })).status).toBe(200);
    const pointsOf = async () => {
      const { body } = await user.call(getTournamentEntry, { params });
      return body?.picks.find(({ cardId }) => cardId === own.id)?.points;
    };
    return { own, pointsOf };
  }

  test("is one in cards, entries and figures, until it is undone", async () => {
    const [one, other] = [await anEntryWith(known), await anEntryWith(given)];
    const played = await aFixture(app, app.clock.now() + HOUR_MS, { provider: PRESENT });
    await aPerformance(app, { fixtureId: played.id, playerId: given.id }, { goals: 1 });
    const starters = async () => (await app.db.select().from(lineUp))[0]?.starterIds;
    await app.db
      .insert(lineUp)
      .values({ fixtureId: played.id, side: "home", starterIds: [given.id], benchIds: [] });
    const figures = { goals: [0, 1] as const };
    const at = new Date(app.clock.now());
    await app.db.insert(correction).values({
      fixtureId: played.id,
      playerId: given.id,
      at,
      figures,
      pointsBefore: 2,
      pointsAfter: 7,
    });
    app.later(3);
    const tournamentId = await theTournament(app);
    await settleTournament(app.deps, tournamentId);
    const points = await other.pointsOf();
    expect([await one.pointsOf(), points]).toEqual([0, 7]);

    const joined = await join();
    expect(joined.status).toBe(200);
    expect(await settleTournament(app.deps, tournamentId)).toBe("settled");
    expect([await one.pointsOf(), await other.pointsOf()]).toEqual([7, 7]);
    expect([await app.linkOf(one.own), await app.linkOf(other.own)]).toEqual([known.id, known.id]);
    expect(await app.scorersOf(played.id)).toEqual([known.id]);
    expect(await starters()).toEqual([known.id]);
    expect(await app.playerOf(PRESENT, "2")).toMatchObject({ id: known.id, name: "D. Rice", overall: 88 });
    expect((await app.admin.call(listDoubtfulPlayers)).body.total).toBe(0);
    const [merge] = (await app.admin.call(listPlayerMerges)).body.merges;
    expect(merge).toMatchObject({
      facts: ["club", "admin"],
      admin: { id: app.admin.id },
      playerId: known.id,
    });

    const undone = await app.admin.call(undoPlayerMerge, { params: { id: joined.body.mergeId } });
    expect(undone.status).toBe(200);
    expect(await settleTournament(app.deps, tournamentId)).toBe("settled");
    expect([await one.pointsOf(), await other.pointsOf()]).toEqual([0, 7]);
    expect([await app.linkOf(one.own), await app.linkOf(other.own)]).toEqual([known.id, given.id]);
    expect(await app.scorersOf(played.id)).toEqual([given.id]);
    expect(await starters()).toEqual([given.id]);
    const corrections = await app.db.select().from(correction);
    expect(corrections.map(({ playerId }) => playerId)).toEqual([given.id]);
    expect(await app.playerOf(EARLIER, "rice")).toEqual(known);
    expect(await app.playerOf(PRESENT, "2")).toEqual(given);
  });

  test("is one in wishes, once for each user", async () => {
    const [one, both] = [await aUser(app), await aUser(app)];
    for (const [user, wished] of [
      [one, given],
      [both, given],
      [both, known],
    ] as const) {
      await app.db.insert(cardWish).values({ userId: user.id, playerId: wished.id, createdAt: new Date(0) });
    }
    expect((await join()).status).toBe(200);
    const wishes = await app.db.select().from(cardWish);
    expect(new Map(wishes.map(({ userId, playerId }) => [userId, playerId]))).toEqual(
      new Map([one, both].map(({ id }) => [id, known.id])),
    );
    expect(wishes).toHaveLength(2);
  });

  test("is one in squads and locked squads, until it is undone, and final rounds keep their points", async () => {
    const league = await aFantasyLeague(app);
    await app.db
      .update(player)
      .set({ clubId: league.clubIds[8] ?? 0 })
      .where(eq(player.id, given.id));
    const manager = await aFantasyManager(app, league);
    const own = await aCard(app, manager.user, cardOf({ ...given, position: "midfielder" }));
    const body = squadOf(league.id, manager.cards.with(2, own));
    expect((await manager.user.call(executeTransfers, { body })).status).toBe(200);
    await atTime(app, deadlineOf(1) + 60_000);
    const holders = async () => {
      const { rows } = await app.db.execute<{ codes: number[]; owned: number[] }>(sql`
        select pick_codes as codes,
               array(select player_id from fantasy_ownership where player_id in (${known.id}, ${given.id})) as owned
          from fantasy_squad
         union all
        select pick_codes, '{}' from fantasy_locked_squad`);
      return [rows.map(({ codes }) => readPickCode(codes[2] ?? 0)?.playerId), rows[0]?.owned];
    };
    expect(await holders()).toEqual([[given.id, given.id], [given.id]]);
    for (const { id: fixtureId } of league.fixtures[0] ?? []) {
      const over = { status: "FT", homeGoals: 1, awayGoals: 1, detailsHash: `over ${fixtureId}` };
      await app.db.update(fixture).set(over).where(eq(fixture.id, fixtureId));
    }
    const [played] = league.fixtures[0] ?? [];
    for (const playerId of [given.id, ...manager.players.map(({ id }) => id)]) {
      await aPerformance(app, { fixtureId: played?.id ?? 0, playerId }, { goals: 1 });
    }
    await atTime(app, finalOf(1));
    const params = { leagueId: league.id };
    const counted = async () => {
      await settleFantasy(app.deps);
      const { body: table } = await manager.user.call(getFantasyTable, { params, query: { round: 1 } });
      const [round] = await app.db.select().from(fantasyRound).where(eq(fantasyRound.round, 1));
      return [table.isFinal, table.rows[0]?.points, round?.state, round?.average];
    };
    const before = await counted();
    expect(before).toEqual([true, expect.any(Number), "final", expect.any(Number)]);

    const joined = await join();
    expect(joined.status).toBe(200);
    expect(await holders()).toEqual([[known.id, known.id], [known.id]]);
    expect(await counted()).toEqual(before);
    await app.admin.call(undoPlayerMerge, { params: { id: joined.body.mergeId } });
    expect(await holders()).toEqual([[given.id, given.id], [given.id]]);
    expect(await counted()).toEqual(before);
  });

  test("brings along seasons that the other lacks, and scouts' offers, until it is undone", async () => {
    const season = (row: PlayerRow, of: number, overall: number) => ({
      playerId: row.id,
      season: of,
      position: row.position,
      overall,
    });
    const seasonsOf = async ({ id }: PlayerRow) => {
      const rows = await app.db.select().from(playerSeason).where(eq(playerSeason.playerId, id));
      return Object.fromEntries(rows.map(({ season: of, overall }) => [of, overall]));
    };
    await app.db
      .insert(playerSeason)
      .values([
        season(known, 2024, 60),
        season(known, 2025, 61),
        season(given, 2025, 71),
        season(given, 2026, 72),
      ]);
    const user = await aUser(app);
    const { offerId, playerIds } = await anOpenOffer(app, user);
    const ids = playerIds.with(0, given.id);
    await app.db.update(scoutOffer).set({ playerIds: ids }).where(eq(scoutOffer.id, offerId));
    const offered = async () => (await app.db.select().from(scoutOffer))[0]?.playerIds;
    const signed = async () => (await app.db.select().from(scoutSigning))[0]?.playerId;
    const seasons = async () => [await seasonsOf(known), await seasonsOf(given)];
    const before = await seasons();

    const joined = await join();
    expect(await seasons()).toEqual([{ 2024: 60, 2025: 61, 2026: 72 }, { 2025: 71 }]);
    expect(await offered()).toEqual(ids.with(0, known.id));
    expect((await user.call(signPlayer, { body: { offerId, playerId: known.id } })).status).toBe(200);
    expect(await signed()).toBe(known.id);

    await app.admin.call(undoPlayerMerge, { params: { id: joined.body.mergeId } });
    expect(await seasons()).toEqual(before);
    expect(await offered()).toEqual(ids);
    expect(await signed()).toBe(given.id);
  });

  test("is joined and parted after a run that follows football has ended", async () => {
    const joined = await whileFollowing(app, join);
    expect(joined.status).toBe(200);
    const params = { id: joined.body.mergeId };
    const parted = await whileFollowing(app, () => app.admin.call(undoPlayerMerge, { params }));
    expect(parted.status).toBe(200);
  });

  test("is refused where something shows that they are two", async () => {
    const refusal = async () => {
      const { status, body } = await join();
      return [status, body.code, body.message];
    };
    const played = await aFixture(app, app.clock.now(), { provider: PRESENT });
    for (const { id: playerId } of [known, given])
      await aPerformance(app, { fixtureId: played.id, playerId });
    expect(await refusal()).toEqual([
      409,
      "players_are_two",
      "These can't be the same player: both were in the same match.",
    ]);
    await app.db.update(player).set({ code: "7" }).where(eq(player.id, known.id));
    await app.db.update(player).set({ code: "8" }).where(eq(player.id, given.id));
    expect(await refusal()).toEqual([
      409,
      "players_are_two",
      "These can't be the same player: they have different Premier League codes.",
    ]);
  });

  test("is refused where it is of one provider, or not there", async () => {
    const other = await aPlayer(app, { provider: PRESENT });
    for (const knownId of [other.id, 2_000_000_000]) {
      const { status, body } = await app.admin.call(joinPlayers, { body: { knownId, givenId: given.id } });
      expect([status, body.code]).toEqual([404, "not_found"]);
    }
  });

  test("is parted the last join first", async () => {
    await app.tell("fpl", [aToldPlayer("9", "Robbie Example")]);
    await app.tell(EARLIER, [aToldPlayer("robin", "Robin Example")]);
    await app.tell(PRESENT, [aToldPlayer("3", "Robin Example")]);
    const [byFacts] = (await app.admin.call(listPlayerMerges)).body.merges;
    const body = {
      knownId: (await app.playerOf("fpl", "9")).id,
      givenId: (await app.playerOf(PRESENT, "3")).id,
    };
    const joined = await app.admin.call(joinPlayers, { body });
    const params = { id: byFacts?.id ?? 0 };
    const early = await app.admin.call(undoPlayerMerge, { params });
    expect([early.status, early.body.code]).toEqual([409, "merge_followed"]);
    expect((await app.admin.call(undoPlayerMerge, { params: { id: joined.body.mergeId } })).status).toBe(200);
    expect((await app.admin.call(undoPlayerMerge, { params })).status).toBe(200);
    const names = [
      await app.playerOf("fpl", "9"),
      await app.playerOf(EARLIER, "robin"),
      await app.playerOf(PRESENT, "3"),
    ];
    expect(names.map(({ name }) => name)).toEqual(["Robbie Example", "Robin Example", "Robin Example"]);
    expect(new Set(names.map(({ id }) => id)).size).toBe(3);
  });
});
