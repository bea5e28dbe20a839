import { spawnSync } from "node:child_process";

/** The test command: every check and every suite, one after the other, so that the first failure is the last output. */
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
  ["specification map", "node", "scripts/specification-map/main.ts", "--check"],
] as const;

const suites = [
  ["unit and integration tests", "vitest", "run"],
  ["web build", "vite", "build", "--logLevel", "warn"],
  ["browser tests", "node", "scripts/browser-tests.ts"],
] as const;

const all = process.argv.includes("--checks") ? steps : [...steps, ...suites];
for (const [name, command, ...args] of all) {
  const started = performance.now();
  process.stdout.write(`\n== ${name}\n`);
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  process.stdout.write(`== ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  if (status !== 0) {
    process.stdout.write(`== ${name} failed\n`);
    process.exit(status ?? 1);
  }
}
