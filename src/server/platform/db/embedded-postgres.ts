import { type SpawnOptions, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type ClusterLocation, locateCluster } from "./cluster-location.ts";
import { type DatabaseUser, databaseUser, mayEnter } from "./database-user.ts";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";
import {
  copyBinaries,
  findPostgresBinaries,
  linkLibraries,
  type PostgresBinaries,
} from "./postgres-binaries.ts";

/** Where root copies the binaries to, when the database's user may not enter the folder they are installed in. */
const BINARIES_OUTSIDE = "/var/lib/panna/binaries";

/** Between a cluster's name and the process that makes it, while it is being made. */
export const MAKING = ".making-";

/** Written once at the making of the cluster. Everything else is PostgreSQL's default: durability above all. */
const settings = [
  "listen_addresses = ''",
  "unix_socket_permissions = 0700",
  "max_connections = 100",
  "shared_buffers = '256MB'",
  "max_wal_size = '4GB'",
  "jit = off",
  "timezone = 'UTC'",
  "log_timezone = 'UTC'",
];

/** In the data folder: says that a database was made for it. */
const MADE = "database-was-made.txt";

/** As PostgreSQL calls its socket; without TCP the port is but a part of the name. */
const SOCKET = ".s.PGSQL.5432";

export interface EmbeddedPostgres {
  /** What `pg` connects to: the socket's folder, the superuser, and the database to use. */
  readonly connection: { readonly host: string; readonly user: string; readonly database: string };
  /** Stops the server, finishing open transactions' rollback; nothing is left running. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL of this data folder, or attaches to the one that a killed process left running.
 *
 * @param meanwhile called as soon as the server's own process runs, for work that would hold its start back.
 * @throws EmbeddedDatabaseError where it cannot be made or started, with the end of the server's log.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  meanwhile = (): void => undefined,
): Promise<EmbeddedPostgres> {
  const user = databaseUser(process.getuid?.());
  const binaries = await usableBinaries(user);
  const at = await locateCluster(dataDir, user);
  const run = (program: string, args: readonly string[]): Promise<Run> =>
    runProgram(join(binaries.root, "bin", program), args, user);
  if (!existsSync(join(at.data, "PG_VERSION"))) {
    await refuseToReplace(dataDir, at);
    await makeCluster(at, user, run);
  }
  await writeFile(
    join(dataDir, MADE),
    "Panna keeps its database here. Without it, this folder is incomplete.\n",
  );
  await startServer(at, run, meanwhile);
  return {
    connection: { host: at.socket, user: "postgres", database: "postgres" },
    async stop() {
      await run("pg_ctl", ["stop", "-D", at.data, "-m", "fast", "-w", "-t", "60"]);
      await rm(at.log, { force: true });
      // Not with what is in it: another process may have started the server again, and its socket lies there.
      await rmdir(at.socket).catch(() => undefined);
    },
  };
}

/** A database that was here and is gone is a loss to be told, never an empty database with the old photos beside it. */
async function refuseToReplace(dataDir: string, at: ClusterLocation): Promise<void> {
  const photos = await readdir(join(dataDir, "files")).catch(() => []);
  if (!existsSync(join(dataDir, MADE)) && photos.length === 0) return;
  throw new EmbeddedDatabaseError(
    `The database of ${dataDir} is gone: there is none in ${at.data}. Restore a backup into an empty folder (npm run ` +
      "restore), or move this folder away to begin with nothing.",
  );
}

async function usableBinaries(user: DatabaseUser | null): Promise<PostgresBinaries> {
  const installed = findPostgresBinaries();
  if (user === null || mayEnter(user, installed.root)) {
    await linkLibraries(installed);
    return installed;
  }
  return copyBinaries(installed, join(BINARIES_OUTSIDE, installed.version));
}

type RunProgram = (program: string, args: readonly string[]) => Promise<Run>;

/** Makes the cluster beside its place and moves it there whole: a first start that was killed leaves nothing half made. */
async function makeCluster(at: ClusterLocation, user: DatabaseUser | null, run: RunProgram): Promise<void> {
  const partial = `${at.data}${MAKING}${process.pid}`;
  await removeHalfMade(at);
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700, recursive: true });
  if (user !== null) await chown(partial, user.uid, user.gid);
  const options = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  const made = await run("initdb", ["-D", partial, "-U", "postgres", "--auth=trust", ...options]);
  if (made.code !== 0) throw new EmbeddedDatabaseError(`initdb failed:\n${made.output}`);
  const conf = join(partial, "postgresql.auto.conf");
  await writeFile(conf, `${await readFile(conf, "utf8")}${settings.join("\n")}\n`);
  await rename(partial, at.data).catch(async (error: NodeJS.ErrnoException) => {
    await rm(partial, { recursive: true, force: true });
    if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
  });
}

/** Removes what processes left that were killed while they made the cluster. */
export async function removeHalfMade(at: ClusterLocation): Promise<void> {
  const prefix = basename(at.data) + MAKING;
  const names = await readdir(dirname(at.data)).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue;
    // The initdb of a killed process outlives it for a moment, and puts files where others were just removed.
    await rm(join(dirname(at.data), name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** pg_ctl itself tells a running server, a stale pid file and a second start apart. */
async function startServer(at: ClusterLocation, run: RunProgram, meanwhile: () => void): Promise<void> {
  if ((await run("pg_ctl", ["status", "-D", at.data])).code === 0) {
    if (!(await hasLostItsSocket(at))) return;
    await run("pg_ctl", ["stop", "-D", at.data, "-m", "fast", "-w", "-t", "60"]);
  }
  const options = `-c unix_socket_directories='${at.socket}'`;
  const starting = run("pg_ctl", ["start", "-D", at.data, "-l", at.log, "-w", "-t", "120", "-o", options]);
  meanwhile();
  const started = await starting;
  if (started.code === 0) return;
  // Another process may have started the same cluster between the two calls.
  if ((await run("pg_ctl", ["status", "-D", at.data])).code === 0) return;
  const log = await readFile(at.log, "utf8").catch(() => "");
  throw new EmbeddedDatabaseError(
    `PostgreSQL did not start in ${at.data}:\n${started.output}\n${log.split("\n").slice(-15).join("\n")}`,
  );
}

/**
 * Whether a server runs that nobody can reach any more, because the folder for temporary files was cleared. One that
 * starts or stops has no socket either, and says so in the last line of its pid file.
 */
async function hasLostItsSocket(at: ClusterLocation): Promise<boolean> {
  const lines = await readFile(join(at.data, "postmaster.pid"), "utf8").catch(() => "");
  return lines.trimEnd().endsWith("ready") && !existsSync(join(at.socket, SOCKET));
}

interface Run {
  readonly code: number | null;
  readonly output: string;
}

function runProgram(file: string, args: readonly string[], user: DatabaseUser | null): Promise<Run> {
  const options: SpawnOptions = {
    stdio: ["ignore", "pipe", "pipe"],
    cwd: "/",
    // A session of its own: Ctrl+C in the terminal reaches Panna, which then stops PostgreSQL in good order.
    detached: true,
    env: { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" },
    ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
  };
  return new Promise((settle, fail) => {
    const child = spawn(file, args, options);
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", fail);
    child.on("exit", (code) => settle({ code, output }));
  });
}
