import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { listUnmappedCards, mapCard, mapCards } from "#contract/football/football-admin.ts";
import { card } from "#server/card/table.ts";
import { followFootball } from "#server/football/follow-football.ts";
import { simulatedProvider } from "#server/football/simulated-provider.ts";
import { aCard, type CardRow } from "#tests/support/makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

describe("mapping cards to real players", () => {
  let app: TestApp;
  let admin: TestUser;
  let saka: CardRow;
  let odegaard: CardRow;
  let doubtful: CardRow;
  let namesake: CardRow;
  let base: CardRow;

  beforeAll(async () => {
    app = await makeTestApp({ now: Date.parse("2026-08-20T10:00:00Z") });
    await followFootball(app.deps, simulatedProvider());
    admin = await aUser(app, { isAdmin: true });
    const photo = { origin: "photo", club: "Arsenal", overall: 65, rarity: "common" } as const;
    saka = await aCard(app, admin, { ...photo, playerName: "Bukayo Saka", position: "forward" });
    odegaard = await aCard(app, admin, { ...photo, playerName: "martin odegaard", position: "midfielder" });
    doubtful = await aCard(app, admin, {
      ...photo,
      playerName: "Gabriel",
      club: "Harbour Town",
      position: "midfielder",
    });
    namesake = await aCard(app, admin, {
      ...photo,
      playerName: "Rodri",
      club: "Real Betis",
      position: "midfielder",
    });
    base = await aCard(app, admin, {
      ...photo,
      origin: "base",
      playerName: "Declan Rice",
      position: "midfielder",
      overall: 70,
    });
  });
  afterAll(() => app.close());

  async function reload({ id }: CardRow): Promise<CardRow | undefined> {
    return (await app.db.select().from(card).where(eq(card.id, id)))[0];
  }

  /** How many of the database's sessions wait for a lock. */
  async function countWaiting(): Promise<number | null> {
    const waiting = "datname = current_database() and wait_event_type = 'Lock'";
    return (await app.pool.query(`select from pg_stat_activity where ${waiting}`)).rowCount;
  }

  // shows: 3.28, 7.56
  test("links cards with a certain name, club and position, and counts them", async () => {
    const { status, body } = await admin.call(mapCards);
    expect([status, body]).toEqual([200, { mappedCount: 3 }]);
    expect(await reload(odegaard)).toMatchObject({ playerName: "Martin Ødegaard", club: "Arsenal" });
    const mapped = await reload(saka);
    expect(mapped?.playerId).not.toBeNull();
    expect(mapped?.overall).toBeGreaterThan(80);
    expect(mapped?.rarity).not.toBe("common");
  });

  test("gives a card of the base set its player and leaves it all else", async () => {
    const mapped = await reload(base);
    expect(mapped).toEqual({ ...base, playerId: mapped?.playerId });
    expect(mapped?.playerId).not.toBeNull();
  });

  test("a second time links nobody", async () => {
    expect((await admin.call(mapCards)).body).toEqual({ mappedCount: 0 });
  });

  test("leaves the doubtful ones to an admin, with candidates", async () => {
    const { body } = await admin.call(listUnmappedCards);
    expect(body.total).toBe(2);
    expect(body.cards.map(({ cardId }) => cardId)).toEqual([doubtful.id, namesake.id]);
    const namesOf = (at: number) => body.cards[at]?.candidates.map(({ player }) => player.name).join();
    expect(namesOf(0)).toContain("Gabriel");
    expect(namesOf(1)).toContain("Rodri");
  });

  test("by hand takes the player's facts over", async () => {
    const { body } = await admin.call(listUnmappedCards);
    const player = body.cards[0]?.candidates[0]?.player;
    const params = { id: doubtful.id };
    const answer = await admin.call(mapCard, { params, body: { playerId: player?.id ?? 0 } });
    expect(answer.status).toBe(200);
    expect(await reload(doubtful)).toMatchObject({ playerId: player?.id, playerName: player?.name });
    expect((await admin.call(listUnmappedCards)).body.total).toBe(1);
  });

  test("is refused for a player or a card that does not exist", async () => {
    const noPlayer = await admin.call(mapCard, {
      params: { id: doubtful.id },
      body: { playerId: 2_000_000_000 },
    });
    expect([noPlayer.status, noPlayer.body.code]).toEqual([404, "player_unknown"]);
    const noCard = await admin.call(mapCard, { params: { id: 2_000_000_000 }, body: { playerId: 1 } });
    expect([noCard.status, noCard.body.code]).toEqual([404, "not_found"]);
  });

  test.each([
    ["mapped by hand", "player_id = (select min(id) from player), player_name = 'By Hand'"],
    ["taken back", "status = 'pending'"],
  ])("leaves a card as it is that is %s in between, and maps the others", async (_, decision) => {
    const printed = {
      origin: "photo",
      club: "Arsenal",
      playerName: "Bukayo Saka",
      position: "forward",
    } as const;
    const decided = await aCard(app, admin, printed);
    const other = await aCard(app, admin, printed);
    const holder = await app.pool.connect();
    await holder.query("begin");
    await holder.query(`update card set ${decision} where id = $1`, [decided.id]);
    const answer = admin.call(mapCards);
    await expect.poll(countWaiting, { timeout: 30_000 }).toBe(1);
    await holder.query("commit");
    holder.release();
    const asDecided = await reload(decided);
    expect((await answer).body).toEqual({ mappedCount: 1 });
    expect(await reload(decided)).toEqual(asDecided);
    expect((await reload(other))?.playerId).toBe((await reload(saka))?.playerId);
    const { rows } = await app.pool.query<{ details: unknown }>(
      "select details from audit_log where action = 'card.map' order by id desc limit 1",
    );
    expect(rows).toEqual([{ details: { cardIds: [other.id] } }]);
  });

  test("is for admins only", async () => {
    const user = await aUser(app);
    expect((await user.call(mapCards)).status).toBe(403);
    expect((await user.call(listUnmappedCards)).status).toBe(403);
  });
});
