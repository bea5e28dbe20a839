import { renameSync } from "node:fs";
import { join } from "node:path";
import { attachEmbeddedPostgres } from "#server/platform/db/embedded-lifetime.ts";
import { clusterHome, postgresOf } from "#tests/support/panna-process.ts";

/** Attaches, damages the cluster, kills its server, and returns what the watch reports. */
export async function loseDatabase(dataDir: string, giveUpMs: number) {
  const retries: number[] = [];
  const givenUp = Promise.withResolvers<unknown>();
  const watch = {
    onRetry: (_: unknown, pauseMs: number) => void retries.push(pauseMs),
    onGivenUp: givenUp.resolve,
  };
  const attached = await attachEmbeddedPostgres(dataDir, { watch, giveUpMs });
  const folder = join(clusterHome(dataDir), "postgres", "global");
  renameSync(folder, `${folder}-away`);
  process.kill(postgresOf(dataDir) ?? 0, "SIGKILL");
  const mend = () => renameSync(`${folder}-away`, folder);
  return { attached, retries, givenUp: givenUp.promise, mend };
}
