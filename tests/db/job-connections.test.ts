import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type Connection } from "#server/platform/db/database.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import { jobNames } from "#server/platform/jobs/jobs.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { makeTestDatabase } from "#tests/support/test-database.ts";

let database: Awaited<ReturnType<typeof makeTestDatabase>>;
let connection: Connection;

beforeAll(async () => {
  database = await makeTestDatabase();
  connection = await connectDatabase({ databaseUrl: database.url, dataDir: makeDataFolder("jobs") });
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

test("all jobs of an instance at once get a connection for their lock and one for their work", async () => {
  const { pool } = connection.jobs;
  let holding = 0;
  const { promise: allHold, resolve } = Promise.withResolvers<void>();
  const worked = await Promise.all(
    jobNames.map((name) =>
      holdLock(pool, name, async () => {
        holding += 1;
        if (holding === jobNames.length) resolve();
        await allHold;
        return pool.query("select");
      }),
    ),
  );
  expect(worked).toHaveLength(jobNames.length);
  expect(worked).not.toContain(null);
});
