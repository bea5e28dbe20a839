import type { Config } from "#server/config.ts";
import { connectDatabase, type Connection } from "#server/platform/db/database.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { openFiles } from "#server/platform/files/open-files.ts";
import { makeLogger } from "#server/platform/log.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { makeWorkerPool } from "#server/platform/worker/worker-pool.ts";
import { makeWorld, type Tell } from "./make-world.ts";
import type { Plan } from "./plan.ts";

/** Signals that stop a demo in the making. */
const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Makes a world in the database of a demo's folder, replacing its contents. */
export async function fillDatabase(config: Config, plan: Plan, tell: Tell): Promise<void> {
  tell("the database", 0);
  const connection = await connectDatabase(config);
  const log = makeLogger("warn");
  const workers = makeWorkerPool(log);
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => (closing ??= workers.close().then(() => connection.close()));
  // The database server would outlive a process that just exits.
  const stop = (): void => void close().finally(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    await empty(connection);
    await hurried(connection, async () => {
      await migrateDatabase(connection.pool);
      const files = await openFiles(config);
      await makeWorld({ config, ...connection.jobs, files, workers, log }, plan, tell);
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
    await close();
  }
}

/** The game time when the demo last ran; null: it hasn't run yet. */
export async function lastInstant(config: Config): Promise<number | null> {
  const connection = await connectDatabase(config);
  try {
    const { rows } = await connection.pool.query<{ at: Date | null }>(
      "select max(current_at) as at from football_feed",
    );
    return rows[0]?.at?.getTime() ?? null;
  } finally {
    await connection.close();
  }
}

/** @throws OperatorError while a demo is running on it */
async function empty({ pool }: Connection): Promise<void> {
  const { rows: others } = await pool.query(
    `select from pg_stat_activity
      where datname = current_database() and application_name = 'panna' and pid <> pg_backend_pid()`,
  );
  if (others.length > 0) throw new OperatorError("The demo is running. Stop it before you begin again.");
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(nspname) as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'",
  );
  await pool.query(`drop schema ${rows.map(({ name }) => name).join(", ")} cascade`);
  await pool.query("create schema public");
}

/** Runs without waiting for commits to reach the disk: the demo can be rebuilt after a power cut. */
async function hurried(connection: Connection, work: () => Promise<void>): Promise<void> {
  await connection.pool.query("alter role current_user set synchronous_commit to off");
  try {
    await work();
  } finally {
    await connection.pool.query("alter role current_user reset synchronous_commit");
  }
}
