import { readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { attachEmbeddedPostgres } from "#server/platform/db/embedded-lifetime.ts";
import { makeDataFolder, removeDataFolders } from "#tests/support/data-folder.ts";
import { clusterHome, postgresOf } from "#tests/support/panna-process.ts";

afterAll(removeDataFolders);

describe("an embedded database in a folder", { timeout: 180_000 }, () => {
  test.each(["Ana's data", "data, of Ana", "Anas Büro"])("called '%s' starts and stops", async (name) => {
    const dataDir = join(makeDataFolder("named"), name);
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
});
