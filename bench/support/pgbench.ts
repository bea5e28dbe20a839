import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BenchDatabase } from "./database.ts";

export interface PgbenchRun {
  readonly perSecond: number;
  /** Completed transactions. */
  readonly done: number;
}

/**
 * PostgreSQL's own load generator, with a script of one transaction.
 *
 * @param options such as `-c 8`, each word separately
 * @throws Error with its output if it printed no figure
 */
export function pgbench(
  { host, user }: Pick<BenchDatabase, "host" | "user">,
  script: string,
  options: readonly string[],
): PgbenchRun {
  const folder = mkdtempSync(join(tmpdir(), "panna-pgbench-"));
  const file = join(folder, "script.sql");
  writeFileSync(file, script);
  const args = ["-h", host, "-U", user, "-n", ...options, "-f", file, "postgres"];
  const { stdout, stderr, error } = spawnSync("pgbench", args, { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout ?? "")?.[1]);
  const done = Number(/actually processed: (\d+)/.exec(stdout ?? "")?.[1]);
  if (Number.isNaN(perSecond + done)) throw new Error(`pgbench gave no figure: ${error?.message ?? stderr}`);
  return { perSecond, done };
}
