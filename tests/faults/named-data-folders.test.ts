import { readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { attachEmbeddedPostgres } from "#server/platform/db/embedded-lifetime.ts";
import { makeDataFolder, removeDataFolders } from "#tests/support/data-folder.ts";
import { clusterHome, postgresOf } from "#tests/support/panna-process.ts";

afterAll(removeDataFolders);

describe("an embedded database in a folder", { timeout: 180_000 }, () => {
  test("called 'Ana's data, Büro' starts and stops", async () => {
    const dataDir = join(makeDataFolder("named"), "Ana's data, Büro");
    for (const time of ["first", "second"]) {
      const attached = await attachEmbeddedPostgres(dataDir);
      const client = new pg.Client(attached.connection);
      await client.connect();
      expect([time, (await client.query("select 1")).rowCount]).toEqual([time, 1]);
      await client.end();
      await attached.release();
      expect(postgresOf(dataDir)).toBeNull();
    }
    expect(readdirSync(join(clusterHome(dataDir), "postgres-log"))).not.toEqual([]);
  });

  test.each(["$HOME", "a `date`", 'the "data"', String.raw`back\slash`, "two\nlines"])(
    "called '%s' is refused before a database is made",
    async (name) => {
      const dataDir = join(makeDataFolder("named"), name);
      await expect(attachEmbeddedPostgres(dataDir)).rejects.toThrow("Set DATA_DIR to a folder without them.");
      expect(readdirSync(dataDir)).toEqual([]);
    },
  );
});
