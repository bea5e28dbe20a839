import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ingestCatalogue } from "#server/football/ingest-catalogue.ts";
import { aClub, aFixture, aPerformance, aPlayer } from "#tests/support/football-makers.ts";
import { makeTestApp, TEST_START, type TestApp } from "#tests/support/test-app.ts";
import { aToldPlayer } from "./told-app.ts";

type Club = "Reds" | "Blues";

const provider = "api-football";

let app: TestApp;
let clubs: Record<Club, { id: number }>;
let kim: { id: number };

beforeEach(async () => {
  app = await makeTestApp();
  const [reds, blues] = [
    await aClub(app, { provider, key: "Reds" }),
    await aClub(app, { provider, key: "Blues" }),
  ];
  clubs = { Reds: reds, Blues: blues };
  kim = await aPlayer(app, { provider, key: "kim", clubId: reds.id });
});

afterEach(() => app.close());

async function playFor(club: Club, kickOff: string): Promise<void> {
  const { id: fixtureId } = await aFixture(app, kickOff, { provider, homeClubId: clubs[club].id });
  await aPerformance(app, { fixtureId, playerId: kim.id, side: "home" });
}

/** His club after the squads of these clubs, in this order, have named him. */
async function clubAfter(named: readonly Club[]): Promise<unknown> {
  const players = named.map((clubKey) => aToldPlayer("kim", "Kim Sample", { clubKey }));
  await ingestCatalogue(app.db, provider, { leagues: [], clubs: [], players }, TEST_START);
  const { rows } = await app.db.execute(sql`
    select club.key from player join club on club.id = player.club_id where player.key = 'kim'`);
  return rows[0]?.["key"];
}

const orders: [Club[]][] = [[["Reds", "Blues"]], [["Blues", "Reds"]]];

describe("a player whom the squads of two clubs name", () => {
  test.each(orders)("is with the one that he hasn't played for yet (%s)", async (named) => {
    await playFor("Reds", "2025-08-23T14:00:00Z");
    expect(await clubAfter(named)).toBe("Blues");
  });

  test.each(orders)("is with the one that he played for last (%s)", async (named) => {
    await playFor("Reds", "2025-08-23T14:00:00Z");
    await playFor("Blues", "2025-09-13T14:00:00Z");
    expect(await clubAfter(named)).toBe("Blues");
    await playFor("Reds", "2026-01-17T14:00:00Z");
    expect(await clubAfter(named)).toBe("Reds");
  });
});
