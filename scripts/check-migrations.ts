/**
 * Do the migrations create what the tables declare? A constraint that is in a `table.ts` but in no migration protects
 * nothing, and no happy-path test would notice. `drizzle-kit check` only looks at the migrations. Usage: `node
 * scripts/check-migrations.ts`; exits with 1 and one line per statement missing from the migrations.
 */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { type Fault, reportFaults } from "./fault.ts";

const root = resolve(import.meta.dirname, "..");
const journalPath = "migrations/meta/_journal.json";

type Snapshot = Parameters<typeof generateMigration>[0];

/** The exports of all `table.ts` files, by name. */
export async function loadTables(): Promise<Record<string, unknown>> {
  const files = globSync("src/server/**/table.ts", { cwd: root });
  const modules = await Promise.all(
    files.map((file) => import(resolve(root, file)) as Promise<Record<string, unknown>>),
  );
  return Object.assign({}, ...modules) as Record<string, unknown>;
}

/** The tables as the latest migration leaves them. */
export function latestSnapshot(): Snapshot {
  const { entries } = read(journalPath) as { entries: { idx: number }[] };
  const latest = String(entries.at(-1)?.idx).padStart(4, "0");
  return read(`migrations/meta/${latest}_snapshot.json`) as Snapshot;
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(resolve(root, path), "utf8"));
}

/** @returns a fault for each statement that the migrated database needs to match the tables */
export async function checkMigrations(tables: Record<string, unknown>, snapshot: Snapshot): Promise<Fault[]> {
  const lacking = await generateMigration(snapshot, generateDrizzleJson(tables, snapshot.id));
  return lacking.map((statement) => ({
    file: journalPath,
    line: 1,
    message: `no migration has: ${statement.replaceAll(/\s+/g, " ").trim()}`,
  }));
}

/** @returns a fault for each snapshot beside the latest, as drizzle-kit alone leaves them */
export function formerSnapshots(files: readonly string[]): Fault[] {
  const former = files
    .filter((file) => file.endsWith("_snapshot.json"))
    .toSorted()
    .slice(0, -1);
  return former.map((file) => ({ file, line: 1, message: "write migrations with npm run migration" }));
}

if (import.meta.main) {
  const tables = await loadTables();
  const snapshots = formerSnapshots(globSync("migrations/meta/*", { cwd: root }));
  reportFaults([...snapshots, ...(await checkMigrations(tables, latestSnapshot()))]);
  console.log(`migrations: ${Object.keys(tables).length} exports of tables checked`);
}
