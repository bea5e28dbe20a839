import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { FOLLOWING } from "#server/football/follow-football.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import type { TestApp } from "#tests/support/test-app.ts";

/** Begins work while another process follows football, which ends only once the work waits for it. */
export async function whileFollowing<Value>(
  { pool, db }: Pick<TestApp, "pool" | "db">,
  work: () => Promise<Value>,
): Promise<Value> {
  const countLocks = async (which: "granted" | "not granted"): Promise<number> => {
    const { rows } = await db.execute<{ count: string }>(sql`
      select count(*) from pg_locks
       where locktype = 'advisory' and granted = ${which === "granted"}
         and database = (select oid from pg_database where datname = current_database())`);
    return Number(rows[0]?.count);
  };
  const { promise: done, resolve: stopFollowing } = Promise.withResolvers<void>();
  const following = holdLock(pool, FOLLOWING, () => done);
  await expect.poll(() => countLocks("granted")).toBe(1);
  const working = work();
  await expect.poll(() => countLocks("not granted")).toBe(1);
  stopFollowing();
  await following;
  return working;
}
