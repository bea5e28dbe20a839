import { existsSync } from "node:fs";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import pg from "pg";
import type { Config } from "#server/config.ts";
import { locateCluster } from "#server/platform/db/cluster-location.ts";
import { databaseUser } from "#server/platform/db/database-user.ts";
import { attachEmbeddedPostgres } from "#server/platform/db/embedded-lifetime.ts";
import { makeFolder } from "#server/platform/files/make-folder.ts";
import { isPartial } from "#server/platform/files/disk-files.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { copyCluster } from "./copy-cluster.ts";
import { copyTree, flush } from "./copy-tree.ts";

/** What a data folder contains next to the database, by name. */
const [FILES, SECRET] = ["files", "secret"];

/**
 * Copies the data folder of an installation with the embedded database into a new folder, whether Panna runs or not.
 * The copy appears under its name when it's complete.
 *
 * @throws OperatorError for an installation without an embedded database, and for a folder that isn't empty.
 */
export async function backUp(config: Pick<Config, "dataDir" | "databaseUrl">, folder: string): Promise<void> {
  if (config.databaseUrl !== null) {
    throw new OperatorError(
      "With DATABASE_URL the database is backed up by its own tools, such as pg_dump; copy DATA_DIR for the rest.",
    );
  }
  const target = resolve(folder);
  const held = await readdir(target).catch(() => []);
  if (held.length > 0)
    throw new OperatorError(`${target} is not empty. Name a folder that is not there yet.`);
  const at = await locateCluster(config.dataDir, databaseUser(process.getuid?.(), config.dataDir));
  if (!existsSync(join(at.data, "PG_VERSION"))) {
    throw new OperatorError(
      `DATA_DIR (${config.dataDir}) holds no database, so there is nothing to back up.`,
    );
  }
  makeFolder(dirname(target), 0o700);
  // Always a new one: in a container, a killed backup had the same process id.
  const partial = await mkdtemp(`${target}.partial-`);
  try {
    await copyAll(config.dataDir, at.data, partial);
    await rename(partial, target);
    await flush(dirname(target));
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function copyAll(dataDir: string, cluster: string, to: string): Promise<void> {
  const postgres = await attachEmbeddedPostgres(dataDir);
  const client = new pg.Client({ ...postgres.connection, application_name: "panna-backup" });
  try {
    await client.connect();
    // Before the database, for images of cards deleted during the copy; and after it, for images added during the copy.
    await copyFiles(dataDir, to);
    await copyCluster(client, cluster, join(to, "postgres"));
    await copyFiles(dataDir, to);
    await copyTree(dataDir, to, { isWanted: (path) => path === SECRET });
  } finally {
    await client.end();
    await postgres.release();
  }
}

async function copyFiles(dataDir: string, to: string): Promise<void> {
  if (!existsSync(join(dataDir, FILES))) return;
  await copyTree(join(dataDir, FILES), join(to, FILES), { isWanted: (path) => !isPartial(path) });
}
