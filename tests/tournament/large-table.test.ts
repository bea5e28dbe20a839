import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixture } from "#server/football/table.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { aFixture, aPerformance, aPlayer } from "#tests/support/football-makers.ts";
import { theTournament } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

const NOW = Date.parse("2025-09-10T12:00:00Z");
/** One more than are settled at each entry; such a table waits for twelve seconds. */
const MANY = 20_001;
const WAIT_MS = 13_000;
/** Two days after the month. */
const FINAL_AT = Date.parse("2025-10-03T00:00:00Z");

let app: TestApp;
let tournamentId: number;
let playerId: number;
let fixtureId: number;

beforeAll(async () => {
  app = await makeTestApp({ now: NOW });
  tournamentId = await theTournament(app);
  playerId = (await aPlayer(app)).id;
  fixtureId = (await aFixture(app, "2025-09-13T14:00:00Z")).id;
  await aPerformance(app, { fixtureId, playerId }, { goals: 1 });
  await enter(1, MANY);
});

afterAll(() => app.close());

/** Enters users with these numbers. */
async function enter(from: number, to: number): Promise<void> {
  await app.pool.query(
    `with entered as (
       insert into "user" (id, name, email)
       select 'fan-' || n, 'Fan', 'fan-' || n || '@example.com' from generate_series($1::integer, $2::integer) n
       returning id)
     insert into tournament_entry (tournament_id, user_id, team_name, formation, picks, pick_codes, entered_at)
     select $3, id, 'Five', '1-2-1', '[]', $4, $5 from entered`,
    [from, to, tournamentId, [playerId * 4 + 3, -1, -1, -1, -1], new Date(app.clock.now())],
  );
}

async function change(detailsHash: string): Promise<void> {
  await app.db.update(fixture).set({ detailsHash }).where(eq(fixture.id, fixtureId));
}

const settle = () => settleTournament(app.deps, tournamentId);

async function countLines(): Promise<number | undefined> {
  const { rows } = await app.pool.query<{ lines: number }>(
    "select s.lines from tournament t join settlement s on s.id = t.settlement_id where t.id = $1",
    [tournamentId],
  );
  return rows[0]?.lines;
}

test("a large table takes in new entries after some seconds, and new figures at once", async () => {
  expect(await settle()).toBe("settled");
  expect(await countLines()).toBe(MANY);
  await enter(MANY + 1, MANY + 1);
  expect(await settle()).toBe("unchanged");
  expect(await countLines()).toBe(MANY);
  app.clock.set(NOW + WAIT_MS);
  expect(await settle()).toBe("settled");
  expect(await countLines()).toBe(MANY + 1);
  await enter(MANY + 2, MANY + 2);
  await change("a goal");
  expect(await settle()).toBe("settled");
  expect(await countLines()).toBe(MANY + 2);
});

test("a large table that becomes final has everybody who entered, and tells each once though a stop comes in between", async () => {
  app.clock.set(FINAL_AT - 5000);
  await change("a late goal");
  expect(await settle()).toBe("settled");
  await enter(MANY + 3, MANY + 3);
  expect(await settle()).toBe("unchanged");
  app.clock.set(FINAL_AT);
  await expect(settleUntilTold()).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
  expect(await countTold()).toBe(MANY - 1);
  expect(await settle()).toBe("settled");
  expect(await countLines()).toBe(MANY + 3);
  expect(await countTold()).toBe(MANY + 3);
  expect(await settle()).toBe("unchanged");
});

/** Settles, and is stopped once the first 20,000 are told. */
async function settleUntilTold(): Promise<unknown> {
  const stopping = new AbortController();
  const news: typeof app.deps.news = {
    ...app.deps.news,
    async tellMany(tx, about) {
      await app.deps.news.tellMany(tx, about);
      stopping.abort();
    },
  };
  const jobs = { ...app.deps.jobs, stopping: stopping.signal };
  return settleTournament({ ...app.deps, news, jobs }, tournamentId);
}

async function countTold(): Promise<number | null> {
  const { rowCount } = await app.pool.query("select from notification where kind = 'tournament finished'");
  return rowCount;
}
