import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { searchEverything } from "#contract/search/search.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { makeTestDatabase } from "#tests/support/test-database.ts";
import type { TestUser } from "#tests/support/test-user.ts";

const MANAGERS = 20_000;

let app: TestApp;
let alice: TestUser;
/** How PostgreSQL answered each question, with the rows that it read. */
const plans: string[] = [];

beforeAll(async () => {
  const database = await makeTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const explain = {
    session_preload_libraries: "auto_explain",
    "auto_explain.log_level": "notice",
    "auto_explain.log_analyze": "on",
    "auto_explain.log_timing": "off",
    "auto_explain.log_min_duration": "0",
  };
  // The settings of a library are known once it's loaded.
  await client.query("load 'auto_explain'");
  for (const [name, value] of Object.entries(explain))
    await client.query(`alter database ${client.database} set ${name} = '${value}'`);
  await client.end();
  database.pool.on("connect", (one) => {
    one.on("notice", ({ message = "" }) => plans.push(message));
  });
  app = await makeTestApp({ database });
  alice = await aUser(app, { username: "alice" });
  await app.pool.query(
    `insert into "user" (id, name, email, username)
     select 'popular-' || n, 'Popular', 'popular-' || n || '@example.com', 'popular_' || n from generate_series(1, $1) n`,
    [MANAGERS],
  );
  await app.pool.query(`vacuum analyze "user"`);
});

afterAll(() => app.close());

test.each(["po", "popular", "popular_1"])("of the managers that begin with %s reads five", async (q) => {
  plans.length = 0;
  const { body } = await alice.call(searchEverything, { query: { q } });
  expect(body.managers).toHaveLength(5);
  const asked = plans.filter((plan) => plan.includes(`from "user" u`));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/Index Scan using user_search_text_idx on "user" u .*\(actual rows=5\b/);
  expect(asked[0]).not.toContain("Sort");
});
