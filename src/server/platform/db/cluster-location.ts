import { createHash, randomBytes } from "node:crypto";
import { chown, link, lstat, mkdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeFolder } from "#server/platform/files/make-folder.ts";
import { type DatabaseUser, mayEnter } from "./database-user.ts";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";

/** Where a checkout's embedded PostgreSQL has its data and its socket. */
export interface ClusterLocation {
  readonly data: string;
  readonly socket: string;
  /** What the server says before its own log is open. */
  readonly startLog: string;
  /** The folder of its log: a file for each day of the week, written over after a week. */
  readonly logs: string;
}

/** Where root puts the clusters of checkouts that the database's user can't enter. */
const OUTSIDE = "/var/lib/panna";

/** In the data folder: the path of a cluster elsewhere. Removing the data folder then gives a fresh database. */
const POINTER = "database-is-elsewhere.txt";

/** The longest path of a socket's folder: some systems limit that of a socket to 103 bytes, and its name has 14. */
const LONGEST_FOLDER = 88;

/** Characters that pg_ctl's shell expands inside double quotes, or that end a line of the pid file. */
const EXPANDED = /["$`\\\n\r]/;

/**
 * The cluster is in the data folder. Only if the database's user can't enter that folder (root's own home, for example)
 * is it below /var/lib/panna, and a file in the data folder says where. The socket is beside it, where another
 * container with the same volume finds it too. Where the path is too long for one, or has a comma, which separates
 * folders of sockets, its folder is among the temporary ones and has a short name derived from the data folder's path,
 * so no two checkouts share one.
 *
 * @throws EmbeddedDatabaseError for a path that PostgreSQL's own commands can't take.
 */
export async function locateCluster(dataDir: string, user: DatabaseUser | null): Promise<ClusterLocation> {
  makeFolder(dataDir);
  const path = await realpath(dataDir);
  const home = user !== null && !mayEnter(user, path) ? await homeOutside(path) : path;
  if (EXPANDED.test(home)) throw new EmbeddedDatabaseError(describePath(home));
  const beside = join(home, "postgres-socket");
  const isUsable = Buffer.byteLength(beside) <= LONGEST_FOLDER && !beside.includes(",");
  const socket = isUsable ? beside : temporarySocket(path, user);
  await makePrivateFolder(socket, user);
  return {
    data: join(home, "postgres"),
    socket,
    startLog: join(socket, "postgres.log"),
    logs: join(home, "postgres-log"),
  };
}

function describePath(path: string): string {
  return (
    `PostgreSQL can't be started in ${path}: its path has a double quote, a dollar sign, a backtick, a backslash or a ` +
    "line break. Set DATA_DIR to a folder without them."
  );
}

function temporarySocket(path: string, user: DatabaseUser | null): string {
  const mark = createHash("sha256").update(path).digest("hex").slice(0, 12);
  const name = `panna-${user?.uid ?? process.getuid?.() ?? 0}-${mark}`;
  return join(user === null ? tmpdir() : "/tmp", name);
}

/** Makes a folder that only its owner can enter, and refuses one that someone else made first. */
async function makePrivateFolder(folder: string, user: DatabaseUser | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const ours = process.getuid?.();
  const found = await lstat(folder);
  // Ours: just made, by this process or by one starting at the same moment. Never follows a link.
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
  // Linked into place, so no one reads it half written.
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
