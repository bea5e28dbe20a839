import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

let database: TestDatabase;
/** The columns of each table. */
let columns: Map<string, Set<string>>;

/** The rows of the document's table: what the tables in a row are distributed by, and their names. */
const text = readFileSync(new URL("../../docs/scaling.md", import.meta.url), "utf8");
const section = text.slice(text.indexOf("## Distribution columns"));
const groups = [...section.matchAll(/^\| ([^|]+?) +\| (`[^|]+`) +\|/gmu)].map(([, by = "", names = ""]) => ({
  by: by.replaceAll("`", ""),
  names: [...names.matchAll(/`(\w+)`/gu)].map(([, name = ""]) => name),
}));

beforeAll(async () => {
  database = await makeTestDatabase();
  const { rows } = await database.pool.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and c.relname <> 'schema_migration'`,
  );
  columns = new Map();
  for (const { table, column } of rows) columns.set(table, (columns.get(table) ?? new Set()).add(column));
});

afterAll(() => database.drop());

test("every table is in the document about scaling, once", () => {
  const named = groups.flatMap(({ names }) => names);
  expect(named.toSorted()).toEqual([...columns.keys()].toSorted());
});

test("each table has the column that the document would distribute it by", () => {
  const byColumn = groups.filter(({ by }) => /^\w+_id$/u.test(by));
  expect(byColumn.length).toBeGreaterThan(2);
  for (const { by, names } of byColumn) {
    expect(names.filter((name) => columns.get(name)?.has(by) !== true)).toEqual([]);
  }
});
