/**
 * Starts Panna on empty databases of one PostgreSQL, waits until every job has run, stops it, and fails if any of them
 * logged a warning:
 *
 *     node scripts/prove/first-starts.ts [how many]
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { tellFigures } from "#scripts/tell-figures.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { jobsHaveRun } from "#tests/support/jobs-have-run.ts";
import { haveWeb, startPanna } from "#tests/support/panna-process.ts";

const STARTS = Number(process.argv[2] ?? 100);
/** Generating a season takes longer than everything else; only one start in this many does. */
const SIMULATED_EVERY = 20;

type Connection = EmbeddedPostgres["connection"];

/** @returns the log, one entry per line; test processes log at LOG_LEVEL warn */
async function startOnce(dataDir: string, connection: Connection, number: number): Promise<string[]> {
  const database = `first_start_${number}`;
  const { user, host } = connection;
  await createDatabase(connection, database);
  const panna = startPanna({
    DATA_DIR: join(dataDir, database),
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    FOOTBALL_PROVIDER: number % SIMULATED_EVERY === 1 ? "simulated" : "import",
  });
  await panna.url();
  await jobsHaveRun({ user, host, database });
  const { code } = await panna.end("SIGTERM");
  const logged = panna
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  return code === 0 ? logged : [...logged, `it ended with ${code}:\n${panna.output()}`];
}

async function createDatabase({ user, host }: Connection, database: string): Promise<void> {
  const client = new pg.Client({ user, host, database: "postgres" });
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
}

async function prove(): Promise<boolean> {
  await haveWeb();
  const dataDir = makeDataFolder("first-starts");
  const postgres = await startEmbeddedPostgres(dataDir);
  let faults = 0;
  try {
    for (let number = 1; number <= STARTS; number += 1) {
      const logged = await startOnce(dataDir, postgres.connection, number);
      for (const line of logged) console.error(`start ${number}: ${line}`);
      faults += logged.length;
      process.stdout.write(`${number} of ${STARTS} first starts\r`);
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  tellFigures(`${STARTS} first starts logged ${faults} warnings and errors`);
  return faults === 0;
}

process.exitCode = (await prove()) ? 0 : 1;
