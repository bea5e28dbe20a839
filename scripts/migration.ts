/**
 * Writes the migration that changed tables need: `npm run migration -- --name card_print_year`. Of the snapshots, which
 * only the next generation reads, the latest stays, in one line: all of them with their spaces took a megabyte.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../migrations/meta");

const { status } = spawnSync("drizzle-kit", ["generate", ...process.argv.slice(2)], { stdio: "inherit" });
const snapshots = readdirSync(folder).filter((name) => name.endsWith("_snapshot.json"));
const latest = snapshots.toSorted().at(-1) ?? "";
for (const name of snapshots) {
  if (name !== latest) rmSync(join(folder, name));
}
const text = readFileSync(join(folder, latest), "utf8");
writeFileSync(join(folder, latest), `${JSON.stringify(JSON.parse(text))}\n`);
process.exitCode = status ?? 1;
