import { integer, pgTable, unique } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, test } from "vitest";
import { checkMigrations, formerSnapshots, latestSnapshot, loadTables } from "#scripts/check-migrations.ts";

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

  test("names a snapshot beside the latest", () => {
    const files = ["0022_snapshot.json", "0023_snapshot.json", "_journal.json"];
    expect(formerSnapshots(files).map(({ file }) => file)).toEqual(["0022_snapshot.json"]);
    expect(formerSnapshots(files.slice(1))).toEqual([]);
  });
});
