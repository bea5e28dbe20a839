import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimBaseSet } from "#contract/card/card.ts";
import { createMiniLeague } from "#contract/mini-league/mini-league.ts";
import { loadPlayerForms } from "#server/football/form/load-player-forms.ts";
import { aCatalogue, someFixtures } from "#tests/support/football-makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { atOnce, countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
  await aCatalogue(app);
});

afterAll(() => app.close());

async function cardsOf({ id }: TestUser): Promise<number> {
  const { rows } = await app.pool.query<{ n: number }>(
    "select count(*)::int as n from card where user_id = $1",
    [id],
  );
  return rows[0]?.n ?? -1;
}

/** Six rounds in which the two weakest of each club and position play every minute. @returns their ids */
async function playSixRounds(season: TestApp): Promise<number[]> {
  const { rows: clubs } = await season.pool.query<{ id: number }>("select id from club order by id");
  const half = clubs.length / 2;
  const fixtures = await someFixtures(
    season,
    Array.from({ length: 6 * half }, (_, at) => ({
      homeClubId: clubs[at % half]?.id ?? 0,
      awayClubId: clubs[half + (at % half)]?.id ?? 0,
      round: 1 + Math.floor(at / half),
      kickOff: new Date(season.clock.now() - (7 - Math.floor(at / half)) * 86_400_000),
    })),
  );
  // The season starts in August, so all of them are in it.
  expect(fixtures).toHaveLength(36);
  const { rows } = await season.pool.query<{ id: number }>(
    `insert into performance (fixture_id, player_id, minutes)
     select fixture.id, ranked.id, 90
       from (select id, club_id, row_number() over (partition by club_id, position order by overall, id) as place
               from player) as ranked
       join fixture on ranked.club_id in (home_club_id, away_club_id)
      where place <= 2
     returning player_id as id`,
  );
  return [...new Set(rows.map(({ id }) => id))].sort((a, b) => a - b);
}

describe("the base set", () => {
  // shows: 3.7, 7.25, 9.27
  test("is eleven approved common cards of real players of eleven Premier League clubs", async () => {
    const { status, body } = await (await aUser(app)).call(claimBaseSet);
    expect(status).toBe(200);
    expect(body).toHaveLength(11);
    expect(new Set(body.map(({ club }) => club)).size).toBe(11);
    const counts = Object.groupBy(body, ({ position }) => position);
    expect(Object.fromEntries(Object.entries(counts).map(([name, cards]) => [name, cards.length]))).toEqual({
      goalkeeper: 2,
      defender: 3,
      midfielder: 3,
      forward: 3,
    });
    for (const card of body) {
      expect(card).toMatchObject({ isApproved: true, rarity: "common", playerId: expect.any(Number) });
      expect(card.isSpecial).toBe(false);
    }
  });

  test("differs between users, and none is better by more than three", async () => {
    const sets = await atOnce(12, async () => (await (await aUser(app)).call(claimBaseSet)).body);
    const players = sets.map((cards) => cards.map(({ playerId }) => playerId).join(" "));
    expect(new Set(players).size).toBeGreaterThan(6);
    const sums = sets.map((cards) => cards.reduce((sum, { overall }) => sum + overall, 0));
    expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(3);
  });

  test("is of regulars, printed with an overall that is common", async () => {
    const season = await makeTestApp();
    await aCatalogue(season);
    const regulars = await playSixRounds(season);
    await season.pool.query("update player set overall = 90 where id = any($1)", [regulars]);
    const drawn = await atOnce(6, async () => (await (await aUser(season)).call(claimBaseSet)).body);
    const ids = new Set(regulars);
    expect(drawn.flat().filter(({ playerId }) => !ids.has(playerId ?? 0))).toEqual([]);
    expect(drawn.flat().map(({ overall, rarity }) => `${overall} ${rarity}`)).toEqual(
      Array.from({ length: 66 }, () => "74 common"),
    );
    await season.close();
  });

  test("has nobody of a relegated club, though all played last season", async () => {
    const season = await makeTestApp();
    await aCatalogue(season);
    await playSixRounds(season);
    await season.pool.query(
      `with first as (select * from club order by id limit 1),
            relegated as (insert into club (league_id, provider, key, name, short_name, code, primary_colour, secondary_colour)
                          select league_id, provider, 'relegated', 'Relegated', 'Relegated', 'REL', '#000000', '#ffffff'
                            from first returning id),
            players as (insert into player (club_id, provider, key, name, short_name, position, overall)
                        select relegated.id, provider, key || ' relegated', name || ' Relegated', short_name, position, overall
                          from player, relegated where club_id = (select id from first) returning id),
            fixtures as (insert into fixture (league_id, provider, key, season, round, home_club_id, away_club_id, kick_off,
                                              status, updated_at)
                         select f.league_id, f.provider, f.key || ' last', f.season - 1, f.round, relegated.id, f.away_club_id,
                                f.kick_off - interval '1 year', 'FT', f.updated_at
                           from fixture f, relegated where f.home_club_id = (select id from first) returning id)
       insert into performance (fixture_id, player_id, minutes) select fixtures.id, players.id, 90 from fixtures, players`,
    );
    const drawn = await atOnce(6, async () => (await (await aUser(season)).call(claimBaseSet)).body);
    expect(drawn.flat()).toHaveLength(66);
    expect(drawn.flat().filter(({ club }) => club === "Relegated")).toEqual([]);
    await season.close();
  });

  test("leaves out a match that was awarded without being played", async () => {
    const season = await makeTestApp();
    await aCatalogue(season);
    await playSixRounds(season);
    const { rows } = await season.pool.query<{ id: number }>(
      "update fixture set status = 'AWD' where round = 6 and home_club_id % 2 = 0 returning id",
    );
    const awarded = rows.map(({ id }) => id);
    await season.pool.query("delete from performance where fixture_id = any($1)", [awarded]);
    const { footballProvider: provider } = season.deps.config;
    const now = season.clock.now();
    const forms = await loadPlayerForms(season.db, { provider, leagueId: "premier-league", now });
    const games = forms.flatMap((player) => player.games.map(({ fixtureId }) => fixtureId));
    expect(games.length).toBeGreaterThan(0);
    expect(games.filter((id) => awarded.includes(id))).toEqual([]);
    await season.close();
  });

  test("has no player that the provider calls unfit", async () => {
    const season = await makeTestApp();
    await aCatalogue(season);
    const regulars = await playSixRounds(season);
    const unfit = regulars.filter((_, at) => at % 5 === 0);
    await season.pool.query("update player set is_fit = not (id = any($1))", [unfit]);
    const drawn = await atOnce(12, async () => (await (await aUser(season)).call(claimBaseSet)).body);
    expect(drawn.flat().filter(({ playerId }) => unfit.includes(playerId ?? 0))).toEqual([]);
    await season.close();
  });

  test("a second time is refused in the words that the browser looks for", async () => {
    const user = await aUser(app);
    await user.call(claimBaseSet);
    const { status, body } = await user.call(claimBaseSet);
    expect(status).toBe(409);
    expect(body.message).toContain("already has base cards");
    expect(await cardsOf(user)).toBe(11);
  });

  test("doesn't come again after its cards are deleted", async () => {
    const user = await aUser(app);
    await user.call(claimBaseSet);
    await app.pool.query("delete from card where user_id = $1", [user.id]);
    expect((await user.call(claimBaseSet)).status).toBe(409);
  });

  test("asked for fifty times at once is given once", async () => {
    const user = await aUser(app);
    const answers = await atOnce(50, () => user.call(claimBaseSet));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 49 });
    expect(await cardsOf(user)).toBe(11);
  });

  test("asked for while the first players are being loaded is given once they are there", async () => {
    const empty = await makeTestApp();
    const [asking, loading] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const firstRun = async (): Promise<void> => {
      asking.resolve();
      await loading.promise;
    };
    Object.assign(empty.deps.jobs, { firstRun });
    const claimed = (await aUser(empty)).call(claimBaseSet);
    await asking.promise;
    await aCatalogue(empty);
    loading.resolve();
    expect((await claimed).status).toBe(200);
    await empty.close();
  });

  test("asked for with an Idempotency-Key waits for the first players too, and keeps nobody else waiting", async () => {
    const empty = await makeTestApp();
    const [asking, loading] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const newcomers: TestUser[] = [];
    // One more than may work with a key at once.
    for (let at = 0; at < 13; at += 1) newcomers.push(await aUser(empty));
    let waiting = 0;
    const firstRun = async (): Promise<void> => {
      waiting += 1;
      if (waiting === newcomers.length) asking.resolve();
      await loading.promise;
    };
    Object.assign(empty.deps.jobs, { firstRun });
    const claims = newcomers.map((user) => user.call(claimBaseSet, {}, { idempotencyKey: "the-base-set" }));
    await asking.promise;
    const other = await aUser(empty);
    const made = await other.call(
      createMiniLeague,
      { body: { name: "Early birds" } },
      { idempotencyKey: "a-league" },
    );
    expect(made.status).toBe(200);
    await aCatalogue(empty);
    loading.resolve();
    const claimed = await Promise.all(claims);
    expect(countStatuses(claimed)).toEqual({ 200: newcomers.length });
    const again = await newcomers[0]?.call(claimBaseSet, {}, { idempotencyKey: "the-base-set" });
    expect(again?.body).toEqual(claimed[0]?.body);
    await empty.close();
  });

  test("is promised for later while there are no players yet, and can be claimed then", async () => {
    const empty = await makeTestApp();
    const user = await aUser(empty);
    const early = await user.call(claimBaseSet);
    expect(early).toMatchObject({ status: 503, body: { code: "base_set_unavailable" } });
    expect(early.headers["retry-after"]).toBe("2");
    await aCatalogue(empty);
    expect((await user.call(claimBaseSet)).status).toBe(200);
    await empty.close();
  });

  test("is refused a second time even while no set can be drawn", async () => {
    const league = await makeTestApp();
    await aCatalogue(league);
    const user = await aUser(league);
    expect((await user.call(claimBaseSet)).status).toBe(200);
    await league.pool.query("update player set is_fit = false");
    expect((await (await aUser(league)).call(claimBaseSet)).status).toBe(503);
    expect(await user.call(claimBaseSet)).toMatchObject({ status: 409, body: { code: "base_set_taken" } });
    await league.close();
  });
});
