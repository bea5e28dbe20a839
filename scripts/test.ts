import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { temporaryHome } from "./temporary-home.ts";

/** The test command: every check and suite in sequence, so the first failure is the last output. */
const steps = [
  ["types", "tsc", "-b"],
  ["lint", "oxlint", "--type-aware", "--deny-warnings"],
  ["format", "oxfmt", "--check", "."],
  ["dead code", "knip"],
  ["migrations", "drizzle-kit", "check"],
  ["tables in migrations", "node", "scripts/check-migrations.ts"],
  ["lock file", "node", "scripts/check-lock.ts"],
  ["folders", "node", "scripts/check-folders.ts"],
  ["paths in documents", "node", "scripts/check-paths-in-docs.ts"],
  ["citations", "node", "scripts/check-citations.ts"],
  ["turns of phrase", "node", "scripts/check-turns.ts"],
  ["texts", "node", "scripts/words/main.ts"],
  ["specification map", "node", "scripts/specification-map/main.ts", "--check"],
] as const;

const suites = [
  // Before the integration tests, of which several at once would build the pages.
  ["web build", "node", "scripts/build-if-outdated.ts"],
  ["unit and integration tests", "vitest", "run", "--project", "unit", "--project", "integration"],
  ["browser tests", "node", "scripts/browser-tests.ts", "--short"],
] as const;

const all = process.argv.includes("--checks") ? steps : [...steps, ...suites];

// A temporary folder for this run alone shows what tests leave behind. The database's user can enter it too.
const folder = mkdtempSync(join(temporaryHome(), "panna-run-"));
chmodSync(folder, 0o755);
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
/** Caches of drizzle-kit and Playwright, which are deleted with the folder. */
const toolCache = /^(?:tsx|playwright-transform-cache)-\d+$/u;
const compiled = join(import.meta.dirname, "../.cache/compiled");
const env = { ...process.env, TMPDIR: folder, NODE_COMPILE_CACHE: compiled };

for (const [name, command, ...args] of all) {
  const started = performance.now();
  process.stdout.write(`\n== ${name}\n`);
  const status = await run(command, args);
  process.stdout.write(`== ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  if (status !== 0) fail(name, status);
  const left = readdirSync(folder).filter((entry) => !toolCache.test(entry));
  if (left.length > 0) fail(`${name}, which left in the temporary folder: ${left.join(", ")};`, 1);
}

/** A signal ends the step first, so that the folder is deleted after it. A terminal sends its own to both. */
async function run(command: string, args: readonly string[]): Promise<number> {
  const step = spawn(command, args, { stdio: "inherit", env });
  const wait = (): void => undefined;
  const end = (): boolean => step.kill("SIGTERM");
  process.on("SIGINT", wait).on("SIGTERM", end);
  const [status] = (await once(step, "close")) as [number | null];
  process.off("SIGINT", wait).off("SIGTERM", end);
  return status ?? 1;
}

function fail(what: string, status: number): never {
  process.stdout.write(`== ${what} failed\n`);
  process.exit(status);
}
