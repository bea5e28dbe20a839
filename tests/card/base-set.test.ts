import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimBaseSet } from "#contract/card/card.ts";
import { aCatalogue, aFixture } from "#tests/support/football-makers.ts";
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

  test("differs between users, and nobody's is better by more than three", async () => {
    const sets = await atOnce(12, async () => (await (await aUser(app)).call(claimBaseSet)).body);
    const players = sets.map((cards) => cards.map(({ playerId }) => playerId).join(" "));
    expect(new Set(players).size).toBeGreaterThan(6);
    const sums = sets.map((cards) => cards.reduce((sum, { overall }) => sum + overall, 0));
    expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(3);
  });

  test("is of players who have played of late", async () => {
    const fixture = await aFixture(app, app.clock.now() - 86_400_000);
    // The last two of each club and position: without minutes the first two would be drawn from.
    const { rows } = await app.pool.query<{ id: number }>(
      `insert into performance (fixture_id, player_id, minutes)
       select $1, id, 90
         from (select id, row_number() over (partition by club_id, position order by id desc) as place
                 from player where overall between 68 and 74 and club_id is not null) as ranked
        where place <= 2
       returning player_id as id`,
      [fixture.id],
    );
    const regulars = new Set(rows.map(({ id }) => id));
    const drawn = await atOnce(6, async () => (await (await aUser(app)).call(claimBaseSet)).body);
    const strangers = drawn.flat().filter(({ playerId }) => !regulars.has(playerId ?? 0));
    expect(strangers).toEqual([]);
  });

  test("a second time is refused in the words that the browser looks for", async () => {
    const user = await aUser(app);
    await user.call(claimBaseSet);
    const { status, body } = await user.call(claimBaseSet);
    expect(status).toBe(409);
    expect(body.message).toContain("already has base cards");
    expect(await cardsOf(user)).toBe(11);
  });

  test("is not had again by deleting its cards", async () => {
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

  test("is promised for later while there are no players yet, and can be had then", async () => {
    const empty = await makeTestApp();
    const user = await aUser(empty);
    const early = await user.call(claimBaseSet);
    expect(early).toMatchObject({ status: 503, body: { code: "base_set_unavailable" } });
    expect(early.headers["retry-after"]).toBe("2");
    await aCatalogue(empty);
    expect((await user.call(claimBaseSet)).status).toBe(200);
    await empty.close();
  });
});
