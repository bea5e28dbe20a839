import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Config } from "#server/config.ts";
import { locateCluster } from "#server/platform/db/cluster-location.ts";
import { databaseUser } from "#server/platform/db/database-user.ts";
import { MAKING, removeHalfMade } from "#server/platform/db/embedded-postgres.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { LABEL } from "./copy-cluster.ts";
import { copyTree, flush } from "./copy-tree.ts";

/**
 * Restores a backup into an empty data folder. The next start recovers the database and brings it to the newest schema.
 * The backup itself doesn't change and can be used again.
 *
 * @throws OperatorError for a folder that isn't a backup, and for a data folder that has a database or another secret.
 */
export async function restore(
  config: Pick<Config, "dataDir" | "databaseUrl">,
  folder: string,
): Promise<void> {
  if (config.databaseUrl !== null) {
    throw new OperatorError(
      "With DATABASE_URL the database is restored by its own tools, such as pg_restore.",
    );
  }
  const source = resolve(folder);
  if (!existsSync(source)) throw new OperatorError(`There is no folder ${source}.`);
  if (!existsSync(join(source, "postgres", LABEL))) {
    throw new OperatorError(`${source} is not a backup, or Panna was started on it since it was made.`);
  }
  const owner = databaseUser(process.getuid?.(), config.dataDir);
  const at = await locateCluster(config.dataDir, owner);
  const { data } = at;
  if (existsSync(join(data, "PG_VERSION"))) {
    throw new OperatorError(
      `DATA_DIR (${config.dataDir}) has a database already. Name an empty folder, or move that one away first.`,
    );
  }
  await refuseOtherSecret(source, config.dataDir);
  await copyTree(source, config.dataDir, { isWanted: (path) => !/^postgres($|\/)/.test(path) });
  const partial = `${data}${MAKING}${process.pid}`;
  await removeHalfMade(at);
  try {
    await copyTree(join(source, "postgres"), partial, { owner });
    // Last, so a killed restore leaves no database and can be started again.
    await rename(partial, data);
    await flush(dirname(data));
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

/**
 * The copy skips existing files. With another secret than the backup's, everybody would be signed out, and devices would
 * get no more pushes. An equal one is what a killed restore has copied.
 */
async function refuseOtherSecret(source: string, dataDir: string): Promise<void> {
  const [ours, theirs] = await Promise.all([secretIn(dataDir), secretIn(source)]);
  if (ours === null || theirs === null || ours === theirs) return;
  throw new OperatorError(
    `${join(dataDir, "secret")} differs from the backup's, so everybody would be signed out. Remove that file, or name ` +
      "an empty folder.",
  );
}

async function secretIn(folder: string): Promise<string | null> {
  return readFile(join(folder, "secret"), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
