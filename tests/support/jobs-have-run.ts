import pg from "pg";
import { jobNames } from "#server/platform/jobs/jobs.ts";
import { until } from "./panna-process.ts";

/** Waits until every job of the Panna on this database has finished a run. */
export async function jobsHaveRun(connection: pg.ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  try {
    await until(async () => ((await countRun(pool)) === jobNames.length ? true : null));
  } finally {
    await pool.end();
  }
}

async function countRun(pool: pg.Pool): Promise<number> {
  const known = await pool.query("select where to_regclass('job.job') is not null");
  if (known.rowCount === 0) return 0;
  const { rows } = await pool.query<{ count: number }>(
    "select count(distinct name)::integer as count from job.job where state = 'completed' and name = any($1)",
    [jobNames],
  );
  return rows[0]?.count ?? 0;
}
