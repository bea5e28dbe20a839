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

test("all jobs of an instance at once get a connection for their lock, one for their work, and room for their queue", async () => {
  const { pool } = connection.jobs;
  let holding = 0;
  const { promise: isQueueAsked, resolve: askQueue } = Promise.withResolvers<unknown>();
  const worked = await Promise.all(
    jobNames.map((name) =>
      holdLock(pool, name, async () => {
        const working = await pool.connect();
        holding += 1;
        if (holding === jobNames.length) askQueue(pool.query("select"));
        await isQueueAsked.finally(() => working.release());
        return true;
      }),
    ),
  );
  expect(worked).toEqual(jobNames.map(() => true));
});
