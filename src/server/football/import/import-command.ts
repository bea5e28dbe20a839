import { basename } from "node:path";
import { type Config, readConfig } from "#server/config.ts";
import { systemClock } from "#server/platform/clock.ts";
import { connectDatabase, type Database } from "#server/platform/db/database.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { textForOperator } from "#server/platform/operator-error.ts";
import { describeFaults } from "./faults.ts";
import { importFile, type Imported, type ImportRefusal } from "./import-file.ts";
import { progressOf } from "./progress.ts";

const USAGE = `Usage: npm run import -- FILE [FILE…]

Imports football from files, each whole or not at all: clubs, players, fixtures and what the players did in them.
A file is NDJSON in the neutral form or a recorded season as CSV, as it is or packed with gzip.
docs/data-providers.md describes both. The server shows what is imported when it runs with FOOTBALL_PROVIDER=import.
`;

/**
 * `npm run import`.
 *
 * @returns the exit code: 0 if all files were imported, 1 if one wasn't, 2 for a call without files.
 */
export async function runImportCommand(files: readonly string[]): Promise<number> {
  const isHelp = files.includes("--help") || files.includes("-h");
  if (files.length === 0 || isHelp) {
    (isHelp ? process.stdout : process.stderr).write(USAGE);
    return isHelp ? 0 : 2;
  }
  try {
    return await importAll(readConfig(process.env), files);
  } catch (error) {
    process.stderr.write(`${textForOperator(error, "Panna cannot import.")}\n`);
    return 1;
  }
}

async function importAll(config: Config, files: readonly string[]): Promise<number> {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stop.abort());
  const connection = await connectDatabase(config);
  try {
    await migrateDatabase(connection.pool);
    let failed = 0;
    const now = systemClock(config.clockStart, config.clockSpeed).now();
    const one = { signal: stop.signal, now };
    for (const file of files) failed += (await importOne(connection.jobs.db, file, one)) ? 0 : 1;
    if (failed < files.length && config.footballProvider !== "import") {
      process.stdout.write("The server shows it when it runs with FOOTBALL_PROVIDER=import.\n");
    }
    return failed === 0 ? 0 : 1;
  } finally {
    await connection.close();
  }
}

/** @returns whether the file was imported. */
async function importOne(
  db: Database,
  file: string,
  { signal, now }: { readonly signal: AbortSignal; readonly now: number },
): Promise<boolean> {
  const name = basename(file);
  const progress = progressOf(file, process.stderr);
  try {
    const outcome = await importFile(db, file, { signal, onProgress: progress.show, now });
    progress.end();
    if (outcome.ok) process.stdout.write(`${name}: ${describeImported(outcome.value)}\n`);
    else process.stderr.write(`${name} ${describeRefusal(outcome.refusal)}\n`);
    return outcome.ok;
  } catch (error) {
    progress.end();
    if (!signal.aborted) throw error;
    process.stderr.write(`${name}: stopped; nothing was imported.\n`);
    return false;
  }
}

function describeImported({ held, changes }: Imported): string {
  const all = countsOf({ ...held });
  const changed = countsOf({ ...changes });
  return changed === "" ? `nothing has changed (${all})` : `imported (${all}); new or changed: ${changed}`;
}

/** Such as "20 clubs, 841 players", without zeros. */
function countsOf(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count.toLocaleString("en")} ${count === 1 ? name.slice(0, -1) : name}`)
    .join(", ");
}

function describeRefusal(refusal: ImportRefusal): string {
  if (refusal.code === "unreadable") return `${refusal.message}; nothing was imported.`;
  const { faults } = refusal;
  const head = `has ${faults.length} ${faults.length === 1 ? "fault" : "faults"}; nothing was imported:`;
  return [head, ...describeFaults(faults)].join("\n");
}
