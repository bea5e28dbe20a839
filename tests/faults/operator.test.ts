import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { haveWeb } from "#tests/support/panna-process.ts";
import { makeTestDatabase } from "#tests/support/test-database.ts";
import { failedStart } from "./failed-start.ts";
import { wrongValues } from "./wrong-values.ts";

beforeAll(haveWeb, 180_000);

describe("a wrong value in the environment", { timeout: 180_000 }, () => {
  test.each(wrongValues)("%s=%s names itself and what was expected", (name, value, words) => {
    expect(() => readConfig({ DATA_DIR: makeDataFolder("fault"), [name]: value })).toThrow(words);
  });

  test("ends the start with 1", async () => {
    const { code, output } = await failedStart({ LOG_LEVEL: "loud" });
    expect(output).toContain("Panna cannot start.");
    expect(output).toContain('LOG_LEVEL is "loud"; expected one of fatal');
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });

  test("shows no secret", async () => {
    const { output } = await failedStart({ SECRET: "hush", DATABASE_URL: "mysql://panna:hush@host/panna" });
    expect(output).toContain("SECRET");
    expect(output).not.toContain("hush");
  });

  test("in the kept secret is named: with a part of one anybody could sign sessions", async () => {
    const dataDir = makeDataFolder("fault");
    writeFileSync(join(dataDir, "secret"), "cut o");
    const { code, output } = await failedStart({ DATA_DIR: dataDir });
    expect(output).toContain(`The file secret in ${dataDir} is too short.`);
    expect(code).toBe(1);
  });
});

describe("a database that cannot be used", () => {
  test("because nothing answers there is named, with what to check", async () => {
    // This machine's discard port, where nothing listens.
    const { code, output } = await failedStart({ DATABASE_URL: "postgres://panna:hush@127.0.0.1:9/panna" });
    expect(output).toMatch(/PostgreSQL at the address in DATABASE_URL cannot be reached: .*ECONNREFUSED/);
    expect(output).toContain("Is it running, and is the address right?");
    expect(output).not.toContain("hush");
    expect(code).toBe(1);
  });
});

describe("a migration that fails", { timeout: 180_000 }, () => {
  test("is reported in PostgreSQL's own words, with the statement", async () => {
    const database = await makeTestDatabase();
    try {
      // Looks like another program's database.
      await database.pool.query("delete from schema_migration");
      const { code, output } = await failedStart({ DATABASE_URL: database.url });
      expect(output).toContain("Panna cannot start.");
      expect(output).toMatch(/PostgreSQL says: .* already exists.* \(42\w{3}\)\nStatement: [^]*create /i);
      expect(output).not.toMatch(/^\s+at /m);
      expect(code).toBe(1);
    } finally {
      await database.drop();
    }
  });
});

describe("a database from a newer release", () => {
  test("is named with its newest migration, and used", async () => {
    const database = await makeTestDatabase();
    try {
      await database.pool.query("insert into schema_migration (hash, created_at) values ('0123abc', $1)", [
        Date.parse("2100-01-01T00:00:00Z"),
      ]);
      expect(await migrateDatabase(database.pool)).toEqual({
        madeAt: new Date("2100-01-01T00:00:00.000Z"),
        hash: "0123abc",
      });
    } finally {
      await database.drop();
    }
  });
});
