import { afterAll, beforeAll, expect, test } from "vitest";
import { isPooled } from "#server/platform/db/is-pooled.ts";
import { makeTestDatabase } from "#tests/support/test-database.ts";

let database: Awaited<ReturnType<typeof makeTestDatabase>>;

beforeAll(async () => {
  database = await makeTestDatabase();
});

afterAll(() => database.drop());

test("two connections to the server itself are two sessions", async () => {
  expect(await isPooled(database.pool)).toBe(false);
});

test("one session that serves two connections in turn is a pooler's", async () => {
  const session = await database.pool.connect();
  const release = session.release.bind(session);
  session.release = () => undefined;
  expect(await isPooled({ connect: async () => session })).toBe(true);
  const { rows } = await session.query(
    "select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()",
  );
  expect(rows).toEqual([]);
  release();
});
