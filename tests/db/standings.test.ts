import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyLines, LINE_COLUMNS, type Lines, writeTable } from "#server/platform/standings/write-table.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

/** Drizzle has no partitions, so the standings table is hand-written SQL and the table checks don't see it. */
describe("the migrated table of standings", () => {
  test("has the columns that a settlement writes", async () => {
    const { rows } = await app.pool.query<{ name: string }>(
      "select attname as name from pg_attribute where attrelid = 'standing'::regclass and attnum > 0 order by attnum",
    );
    expect(rows.map(({ name }) => name)).toEqual(["settlement_id", ...LINE_COLUMNS.split(", ")]);
  });

  test("is partitioned by settlement, and attaching to it locks no other table and makes no index", async () => {
    const { rows } = await app.pool.query(
      `select pg_get_partkeydef('standing'::regclass) as key,
              (select count(*)::int from pg_constraint
                where conrelid = 'standing'::regclass and contype in ('f', 'p', 'u')) as constraints,
              (select count(*)::int from pg_index where indrelid = 'standing'::regclass) as indexes`,
    );
    expect(rows).toEqual([{ key: "LIST (settlement_id)", constraints: 0, indexes: 0 }]);
  });
});

describe("a table that is being written", () => {
  test("is gone once its process is to stop, and the connection can be used again", async () => {
    const stop = new AbortController();
    const line = (place: number): number => {
      if (place === 100_000) stop.abort();
      return place;
    };
    const lines: Lines = {
      count: 10_000_000,
      positionAt: line,
      userIdAt: (place) => `user ${place}`,
      pointsAt: () => 1,
      keysAt: () => [null, null, null],
      decidedByAt: () => -1,
    };
    const client = await app.pool.connect();
    const about = { kind: "month", scope: 1, inputHash: "", settledAt: new Date() };
    const beganAt = performance.now();
    await expect(
      writeTable(client, about, (table) => copyLines(client, table, lines, stop.signal)),
    ).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
    expect(performance.now() - beganAt).toBeLessThan(5000);
    const { rows } = await client.query(
      "select count(*)::int as tables from pg_class where relname ~ '^standing_[0-9]+$'",
    );
    client.release();
    expect(rows).toEqual([{ tables: 0 }]);
  });
});
