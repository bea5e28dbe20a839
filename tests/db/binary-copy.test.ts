import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyIn, copyOut } from "#server/platform/db/binary-copy.ts";
import { textAt, textColumn } from "#tests/support/text-column.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

const ROWS = 20_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await makeTestDatabase();
});

afterAll(() => database.drop());

/** Does its work on one connection, in a transaction that is not kept. */
async function inTransaction(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    await work(client);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

describe("a binary copy", () => {
  test("into a table is what the database then holds", async () => {
    const at = Date.parse("2025-09-10T12:00:00.123Z");
    await inTransaction(async (client) => {
      await client.query(
        "create table copied (every int, small int2, whole int4, maybe int2, at timestamptz, name text, blob bytea, many int2[], which bool[])",
      );
      const columns = [
        { type: "int4", every: 3 },
        { type: "int2", values: new Int16Array([-1, 2]) },
        { type: "int4", values: new Uint32Array([2_000_000_000, 7]) },
        { type: "int2", values: new Int16Array([5, -9]), nullAs: -9 },
        { type: "timestamptz", values: new Float64Array([at, 0]) },
        { type: "text", values: textColumn(["Zoë", ""]) },
        { type: "bytea", values: [Buffer.from([1, 0, 255]), Buffer.alloc(0)] },
        { type: "int2[]", values: [1, -2, 3], per: 2 },
        { type: "bool[]", values: [1, 0, 1], per: 2 },
      ] as const;
      await copyIn(client, "copied", { columns, rows: 2, freeze: true });
      const { rows } = await client.query("select * from copied");
      expect(rows).toEqual([
        {
          every: 3,
          small: -1,
          whole: 2_000_000_000,
          maybe: 5,
          at: new Date(at),
          name: "Zoë",
          blob: Buffer.from([1, 0, 255]),
          many: [1, -2],
          which: [true, false],
        },
        {
          every: 3,
          small: 2,
          whole: 7,
          maybe: null,
          at: new Date(0),
          name: "",
          blob: Buffer.alloc(0),
          many: [3],
          which: [true],
        },
      ]);
    });
  });

  test("out of a query gives its columns", async () => {
    await inTransaction(async (client) => {
      const read = await copyOut(
        client,
        `select n, array[n, -n, 7], '2025-09-01'::timestamptz + n * interval '1 ms', 'user-' || n
           from generate_series(1, ${ROWS}) n`,
        ["int4", { int4s: 3 }, "timestamptz", "text"],
      );
      const [ids, triples, instants, names] = read.columns;
      expect(read.rows).toBe(ROWS);
      expect([ids[0], ids[ROWS - 1]]).toEqual([1, ROWS]);
      expect(triples.slice(-3)).toEqual(new Int32Array([ROWS, -ROWS, 7]));
      expect(instants[ROWS - 1]).toBe(Date.parse("2025-09-01T00:00:00Z") + ROWS);
      expect(textAt(names, ROWS - 1)).toBe(`user-${ROWS}`);
      expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    });
  });

  test("out of a query that fails says why, and leaves the connection fit for use", async () => {
    const client = await database.pool.connect();
    await expect(copyOut(client, "select 1 / 0", ["int4"])).rejects.toThrow("division by zero");
    expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    client.release();
  });
});
