import { createHash, randomBytes } from "node:crypto";
import { chown, link, lstat, mkdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeFolder } from "#server/platform/files/make-folder.ts";
import { type DatabaseUser, mayEnter } from "./database-user.ts";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";

/** Where a checkout's embedded PostgreSQL keeps its data and its socket. */
export interface ClusterLocation {
  readonly data: string;
  readonly socket: string;
  readonly log: string;
}

/** Where root keeps the clusters of checkouts that the database's user may not enter. */
const OUTSIDE = "/var/lib/panna";

/** In the data folder: the path of its cluster, if that is elsewhere. Removing the data folder thus gives a fresh database. */
const POINTER = "database-is-elsewhere.txt";

/**
 * The cluster lies in the data folder; only where the database's user may not enter that folder (root's own home, for
 * example) it lies below /var/lib/panna, and a file in the data folder tells where. The socket's folder has a short
 * name made from the data folder's path: socket paths are limited to 107 bytes, and no two checkouts share one.
 */
export async function locateCluster(dataDir: string, user: DatabaseUser | null): Promise<ClusterLocation> {
  makeFolder(dataDir);
  const path = await realpath(dataDir);
  const mark = createHash("sha256").update(path).digest("hex").slice(0, 12);
  const socket = join(
    user === null ? tmpdir() : "/tmp",
    `panna-${user?.uid ?? process.getuid?.() ?? 0}-${mark}`,
  );
  const home = user !== null && !mayEnter(user, path) ? await homeOutside(path) : path;
  await makePrivateFolder(socket, user);
  return { data: join(home, "postgres"), socket, log: join(socket, "postgres.log") };
}

/** Makes a folder that its owner alone may enter, and refuses one that somebody else made in its place. */
async function makePrivateFolder(folder: string, user: DatabaseUser | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const ours = process.getuid?.();
  const found = await lstat(folder);
  // Ours: just made, by this process or by one that starts at the same moment. Never what a link leads to.
  if (user !== null && found.isDirectory() && found.uid === ours) await chown(folder, user.uid, user.gid);
  const made = await lstat(folder);
  if (!made.isDirectory() || made.uid !== (user?.uid ?? ours) || (made.mode & 0o077) !== 0) {
    throw new EmbeddedDatabaseError(
      `${folder} belongs to somebody else or is open to others; remove it and start again.`,
    );
  }
}

async function homeOutside(dataDir: string): Promise<string> {
  const pointer = join(dataDir, POINTER);
  const fresh = join(OUTSIDE, randomBytes(6).toString("hex"));
  // Linked into its place, so no one reads it half written.
  const partial = `${pointer}.${process.pid}`;
  await writeFile(partial, fresh);
  await link(partial, pointer).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(partial);
  const home = (await readFile(pointer, "utf8")).trim();
  await mkdir(home, { recursive: true, mode: 0o755 });
  return home;
}
