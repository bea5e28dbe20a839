import { afterEach, beforeEach, expect, test } from "vitest";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import { remind } from "#server/notification/remind/remind.ts";
import {
  atTime,
  aFantasyManager,
  deadlineOf,
  type FantasyManager,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import { aScoutWorld, type ScoutWorld } from "#tests/scout/scout-makers.ts";
import { remindOften } from "./reminder-makers.ts";

const HOUR = 3_600_000;
/** As many as are told in one statement. */
const MANY = 20_000;

let world: ScoutWorld;

beforeEach(async () => {
  world = await aScoutWorld();
});

afterEach(() => world.app.close());

async function execute({ user, cards }: FantasyManager): Promise<void> {
  const { status } = await user.call(executeTransfers, { body: squadOf(world.league.id, cards) });
  expect(status).toBe(200);
}

/** A manager with a squad locked in the first gameweek. */
async function aLockedManager(): Promise<FantasyManager> {
  const manager = await aFantasyManager(world.app, world.league);
  await execute(manager);
  return manager;
}

test("a stop in the middle of telling very many leaves the rest to the next run, which tells each once", async () => {
  const { app } = world;
  await aLockedManager();
  await atTime(app, deadlineOf(2) - 3 * HOUR);
  await cloneSquad(MANY);
  const stopping = new AbortController();
  const news: typeof app.deps.news = {
    ...app.deps.news,
    async tellMany(tx, about) {
      await app.deps.news.tellMany(tx, about);
      stopping.abort();
    },
  };
  const stopped = { ...app.deps, news, jobs: { ...app.deps.jobs, stopping: stopping.signal } };
  await expect(remind(stopped)).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
  const countTold = () =>
    app.pool.query("select from notification where kind = 'deadline near'").then(({ rowCount }) => rowCount);
  expect(await countTold()).toBe(MANY);
  await remindOften(app);
  expect(await countTold()).toBe(MANY + 1);
});

/** Copies the only squad to this many more users. */
async function cloneSquad(count: number): Promise<void> {
  const id = "'zz-' || n";
  await world.app.pool.query(
    `insert into "user" (id, name, email) select ${id}, 'Fan', ${id} || '@example.com' from generate_series(1, $1::integer) n`,
    [count],
  );
  const { rows } = await world.app.pool.query<{ columns: string }>(
    `select string_agg(case column_name when 'user_id' then $1 else column_name end, ', ' order by ordinal_position) as columns
       from information_schema.columns where table_name = 'fantasy_squad'`,
    [id],
  );
  await world.app.pool.query(
    `insert into fantasy_squad select ${rows[0]?.columns} from fantasy_squad, generate_series(1, $1::integer) n`,
    [count],
  );
}
