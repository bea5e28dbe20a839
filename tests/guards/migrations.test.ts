import { integer, pgTable, unique } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, test } from "vitest";
import {
  breaksOldInstances,
  checkMigrations,
  formerSnapshots,
  latestSnapshot,
  loadTables,
} from "#scripts/check-migrations.ts";

describe("the check of the migrations", () => {
  let tables: Record<string, unknown>;
  beforeAll(async () => {
    tables = await loadTables();
  });

  const messages = async (over: Record<string, unknown>) => {
    const faults = await checkMigrations({ ...tables, ...over }, latestSnapshot());
    return faults.map(({ message }) => message);
  };

  test("finds in them every table and constraint that the tables have", async () => {
    expect(Object.keys(tables)).toContain("settlement");
    expect(await messages({})).toEqual([]);
  });

  test("names a constraint and a column that no migration has made", async () => {
    const planted = pgTable("planted", { id: integer("id").notNull() }, (table) => [
      unique("planted_once").on(table.id),
    ]);
    expect(await messages({ planted })).toEqual([
      expect.stringContaining('CONSTRAINT "planted_once" UNIQUE'),
    ]);
  });

  test("names a table that a migration made and the schema no longer has", async () => {
    const { auditLog: _, ...others } = tables;
    const faults = await checkMigrations(others, latestSnapshot());
    expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining('DROP TABLE "audit_log"')]);
  });

  test.each([
    ['ALTER TABLE "card" DROP COLUMN "face";', "may use what it drops"],
    ['DROP TABLE "card";', "may use what it drops"],
    ['ALTER TABLE "card" RENAME COLUMN "face" TO "front";', "may use what it drops"],
    [
      'SELECT 1;--> statement-breakpoint\nALTER TABLE "card" ADD COLUMN "year" integer NOT NULL;',
      "a default or null",
    ],
  ])("names what the release before couldn't serve on: %s", (sql, message) => {
    expect(breaksOldInstances("0099_some.sql", sql)).toEqual([
      { file: "migrations/0099_some.sql", line: 1, message: expect.stringContaining(message) },
    ]);
  });

  test.each([
    '-- Unused since the release of March.\nALTER TABLE "card" DROP COLUMN "face";',
    'ALTER TABLE "card" ADD COLUMN "year" integer;',
    'ALTER TABLE "card" ADD COLUMN "year" integer DEFAULT 0 NOT NULL;',
    'ALTER TABLE "card" DROP CONSTRAINT "card_year_range";',
  ])("lets pass what it can serve on: %s", (sql) => {
    expect(breaksOldInstances("0099_some.sql", sql)).toEqual([]);
  });

  test("names a snapshot beside the latest", () => {
    const files = ["0022_snapshot.json", "0023_snapshot.json", "_journal.json"];
    expect(formerSnapshots(files).map(({ file }) => file)).toEqual(["0022_snapshot.json"]);
    expect(formerSnapshots(files.slice(1))).toEqual([]);
  });
});
