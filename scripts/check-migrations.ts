/**
 * Do the migrations create what the tables declare? A constraint that is in a `table.ts` but in no migration protects
 * nothing, and no happy-path test would notice. `drizzle-kit check` only looks at the migrations. And can the release
 * before serve on the migrated database, as it does until the last instance is replaced? Usage: `node
 * scripts/check-migrations.ts`; exits with 1 and one line per fault.
 */
import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { type Fault, reportFaults } from "./fault.ts";

const root = resolve(import.meta.dirname, "..");
const journalPath = "migrations/meta/_journal.json";

/** The first migration that may run while instances of the release before serve. */
const FIRST_HELD = "0019";
/** docs/operating.md, "Upgrading", tells operators to stop all instances before it. */
const KNOWN_BREAK = "0019_wildcard-without-round.sql";
/** What a migration says where it takes something away. */
const UNUSED = /^-- Unused since /m;

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

/**
 * @returns a fault for each statement after which the release before can't serve: it takes away a table, a column or a
 * name without saying since when none uses it, or adds a column that old code would have to fill in
 */
export function breaksOldInstances(name: string, sql: string): Fault[] {
  if (name < FIRST_HELD || name === KNOWN_BREAK) return [];
  return sql.split("--> statement-breakpoint").flatMap((statement) => {
    const code = statement
      .replaceAll(/^\s*--.*$/gm, "")
      .replaceAll(/\s+/g, " ")
      .trim();
    const takes = /\b(?:DROP (?:TABLE|COLUMN)|RENAME)\b/i.test(code) && !UNUSED.test(statement);
    const demands = /\bADD COLUMN\b.*\bNOT NULL\b/i.test(code) && !/\b(?:DEFAULT|GENERATED)\b/i.test(code);
    const fault = (message: string): Fault => ({ file: `migrations/${name}`, line: 1, message });
    return [
      ...(takes
        ? [fault(`old instances may use what it drops; if none does, say "-- Unused since …": ${code}`)]
        : []),
      ...(demands
        ? [fault(`old instances don't know the column, so it needs a default or null: ${code}`)]
        : []),
    ];
  });
}

if (import.meta.main) {
  const tables = await loadTables();
  const snapshots = formerSnapshots(globSync("migrations/meta/*", { cwd: root }));
  const breaks = globSync("migrations/*.sql", { cwd: root }).flatMap((file) =>
    breaksOldInstances(basename(file), readFileSync(resolve(root, file), "utf8")),
  );
  reportFaults([...snapshots, ...breaks, ...(await checkMigrations(tables, latestSnapshot()))]);
  console.log(`migrations: ${Object.keys(tables).length} exports of tables checked`);
}
