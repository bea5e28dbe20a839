import { createHash, randomBytes } from "node:crypto";
import { chown, mkdir, readFile, realpath, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DatabaseUser, mayEnter } from "./database-user.ts";

/** Where a checkout's embedded PostgreSQL keeps its data and its socket. */
export interface ClusterLocation {
  readonly data: string;
  readonly socket: string;
  readonly log: string;
}

/** Where root keeps the clusters of checkouts that the database's user may not enter. */
const OUTSIDE = "/var/lib/panna";

/** In the data folder: where its cluster lies, if not there. Removing the data folder thus gives a fresh database. */
const POINTER = "database-is-elsewhere.txt";

/**
 * The cluster lies in the data folder; only where the database's user may not enter that folder (root's own home, for
 * example) it lies below /var/lib/panna, and a file in the data folder tells where. The socket's folder has a short
 * name made from the data folder's path: socket paths are limited to 107 bytes, and no two checkouts share one.
 */
export async function locateCluster(dataDir: string, user: DatabaseUser | null): Promise<ClusterLocation> {
  await mkdir(dataDir, { recursive: true });
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
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined && user !== null) await chown(folder, user.uid, user.gid);
  const { uid, mode } = await stat(folder);
  const owner = user?.uid ?? process.getuid?.();
  if (uid !== owner || (mode & 0o077) !== 0) {
    throw new Error(`${folder} belongs to somebody else or is open to others; remove it and start again.`);
  }
}

async function homeOutside(dataDir: string): Promise<string> {
  const pointer = join(dataDir, POINTER);
  const fresh = join(OUTSIDE, randomBytes(6).toString("hex"));
  await writeFile(pointer, fresh, { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  const home = (await readFile(pointer, "utf8")).trim();
  await mkdir(home, { recursive: true, mode: 0o755 });
  return home;
}
