import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { notificationKinds, notificationNews } from "#contract/notification/notification.ts";
import { liveEvent, liveEventKinds } from "#contract/football/live.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { loadTables } from "#scripts/check-migrations.ts";

interface Listed {
  readonly column: string;
  readonly values: readonly string[];
}

let database: TestDatabase;

beforeAll(async () => {
  database = await makeTestDatabase();
});

afterAll(() => database.drop());

/** The values that the tables declare for their columns. */
async function declared(): Promise<Listed[]> {
  const tables = Object.values(await loadTables()).filter((one): one is PgTable => is(one, PgTable));
  return tables.flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter(({ enumValues }) => enumValues !== undefined && enumValues.length > 0)
      .map(({ name, enumValues }) => ({
        column: `${getTableName(table)}.${name}`,
        values: enumValues?.toSorted() ?? [],
      })),
  );
}

/** The values that the migrated database enforces; nothing for a constraint that isn't validated. */
async function enforced(): Promise<Listed[]> {
  const { rows } = await database.pool.query<{ column: string; definition: string }>(`
    select replace(con.conrelid::regclass::text, '"', '') || '.' || a.attname as column, pg_get_constraintdef(con.oid) as definition
      from pg_constraint con
      join pg_attribute a on a.attrelid = con.conrelid and a.attnum = con.conkey[1]
     where con.contype = 'c' and con.convalidated and con.conname like '%\\_known'`);
  return rows.map(({ column, definition }) => ({
    column,
    values: [...definition.matchAll(/'([^']*)'::text/gu)].map(([, value]) => value ?? "").toSorted(),
  }));
}

const byColumn = (a: Listed, b: Listed) => (a.column < b.column ? -1 : 1);

describe("a column that holds one of a list", () => {
  test("holds nothing else in the migrated database", async () => {
    expect((await enforced()).toSorted(byColumn)).toEqual((await declared()).toSorted(byColumn));
  });

  test.each([
    ["notification", notificationNews, notificationKinds],
    ["live event", liveEvent, liveEventKinds],
  ])("has the kinds that a %s can have in the contract", (_name, union, kinds) => {
    expect(union.def.options.map(({ shape }) => shape.kind.def.values[0])).toEqual(kinds);
  });
});
