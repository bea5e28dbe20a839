import { type SpawnOptions, spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { chown, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type ClusterLocation, locateCluster } from "./cluster-location.ts";
import { type DatabaseUser, databaseUser, mayEnter } from "./database-user.ts";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";
import { findPostmaster, isListening, isServerOf, lockFilesOf, readPid } from "./postmaster.ts";
import {
  copyBinaries,
  findPostgresBinaries,
  linkLibraries,
  type PostgresBinaries,
} from "./postgres-binaries.ts";

/** Where root copies the binaries when the database's user can't enter the folder they're installed in. */
const BINARIES_OUTSIDE = "/var/lib/panna/binaries";

/** Between a cluster's name and the process making it, until it's complete. */
export const MAKING = ".making-";

/** Written once, when the cluster is made. Everything else is PostgreSQL's default: durability above all. */
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

/** Given at each start, so that clusters of every age have it: a file for each day of the week. */
const logging = {
  logging_collector: "on",
  log_filename: "postgres-%a.log",
  log_truncate_on_rotation: "on",
  log_rotation_age: "1d",
  log_rotation_size: "0",
};

/** An id that no process has: the largest of Linux is four million. */
const NO_PROCESS = 2 ** 30;

/** In the data folder: says that a database was made for it. */
const MADE = "database-was-made.txt";

export interface EmbeddedPostgres {
  /** What `pg` connects to: the socket's folder, the superuser, and the database to use. */
  readonly connection: { readonly host: string; readonly user: string; readonly database: string };
  /** Stops the server after rolling back open transactions; nothing keeps running. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL of this data folder, or attaches to one that a killed process left running.
 *
 * @param onStarting is called once a program of PostgreSQL runs, and there's only its end to wait for
 * @throws EmbeddedDatabaseError if it can't be made or started, with the end of the server's log.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  installed = findPostgresBinaries(),
  onStarting?: () => void,
): Promise<EmbeddedPostgres> {
  const user = databaseUser(process.getuid?.(), dataDir);
  const binaries = await usableBinaries(installed, user);
  const at = await locateCluster(dataDir, user);
  const run = (program: string, args: readonly string[]): Promise<Run> => {
    const running = runProgram(join(binaries.root, "bin", program), args, user);
    onStarting?.();
    return running;
  };
  if (!existsSync(join(at.data, "PG_VERSION"))) {
    await refuseToReplace(dataDir, at);
    await makeCluster(at, user, { run, locale: localeOptions(binaries) });
  }
  await writeFile(
    join(dataDir, MADE),
    "Panna keeps its database here. Without it, this folder is incomplete.\n",
  );
  await makeLogFolder(at, user);
  const host = await startServer(at, run);
  return {
    connection: { host, user: "postgres", database: "postgres" },
    async stop() {
      await stopServer(at, run);
      await rm(at.startLog, { force: true });
      // Only if it's empty: another process may have restarted the server, and its socket is there.
      await rmdir(at.socket).catch(() => undefined);
    },
  };
}

/** Reports a database that has disappeared as a loss, instead of making an empty one next to the old photos. */
async function refuseToReplace(dataDir: string, at: ClusterLocation): Promise<void> {
  const photos = await readdir(join(dataDir, "files")).catch(() => []);
  if (!existsSync(join(dataDir, MADE)) && photos.length === 0) return;
  throw new EmbeddedDatabaseError(
    `The database of ${dataDir} is gone: there is none in ${at.data}. Restore a backup into an empty folder (npm run ` +
      "restore), or move this folder away to begin with nothing.",
  );
}

async function usableBinaries(
  installed: PostgresBinaries,
  user: DatabaseUser | null,
): Promise<PostgresBinaries> {
  if (user === null || mayEnter(user, installed.root)) {
    await linkLibraries(installed);
    return installed;
  }
  return copyBinaries(installed, join(BINARIES_OUTSIDE, installed.version));
}

type RunProgram = (program: string, args: readonly string[]) => Promise<Run>;

/** Makes the cluster under a temporary name and moves it into place: a killed first start leaves nothing half made. */
async function makeCluster(
  at: ClusterLocation,
  user: DatabaseUser | null,
  { run, locale }: { readonly run: RunProgram; readonly locale: readonly string[] },
): Promise<void> {
  const partial = `${at.data}${MAKING}${process.pid}`;
  await removeHalfMade(at);
  await mkdir(partial, { mode: 0o700, recursive: true });
  if (user !== null) await chown(partial, user.uid, user.gid);
  const options = ["--encoding=UTF8", "--locale=C", ...locale];
  const made = await run("initdb", ["-D", partial, "-U", "postgres", "--auth=trust", ...options]);
  if (made.code !== 0) throw new EmbeddedDatabaseError(`initdb failed:\n${made.output}`);
  const conf = join(partial, "postgresql.auto.conf");
  await writeFile(conf, `${await readFile(conf, "utf8")}${settings.join("\n")}\n`);
  await rename(partial, at.data).catch(async (error: NodeJS.ErrnoException) => {
    await rm(partial, { recursive: true, force: true });
    if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
  });
}

/** The same sort order on every machine; PostgreSQL 16 has no locales of its own. */
function localeOptions({ version }: PostgresBinaries): string[] {
  return Number.parseInt(version, 10) < 17 ? [] : ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
}

/**
 * Removes what processes killed while making the cluster left behind, before this one begins to make it. A container's
 * processes have the same ids at each start, so what has this process's own id is left from an earlier start.
 */
export async function removeHalfMade(at: ClusterLocation): Promise<void> {
  const prefix = basename(at.data) + MAKING;
  const names = await readdir(dirname(at.data)).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(prefix) || isAnother(Number(name.slice(prefix.length)))) continue;
    // The initdb of a killed process outlives it for a moment and can add files during the removal.
    await rm(join(dirname(at.data), name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** Whether the id belongs to another process that runs. */
function isAnother(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Attaches to the server if it runs, here or in another container with the same volume, and starts it if it doesn't.
 *
 * @returns the folder of its socket
 */
async function startServer(at: ClusterLocation, run: RunProgram): Promise<string> {
  if (await isListening(at.socket)) return at.socket;
  const running = await findPostmaster(at);
  if (running !== null && !running.hasLostItsSocket) return running.socket || at.socket;
  if (running !== null) await stopServer(at, run);
  else await disownStaleLocks(at);
  const options = Object.entries({ unix_socket_directories: at.socket, log_directory: at.logs, ...logging });
  const started = await run("pg_ctl", [
    "start",
    "-D",
    at.data,
    "-l",
    at.startLog,
    "-w",
    "-t",
    "120",
    "-o",
    options.map(([name, value]) => `-c ${name}=${quoteForShell(value)}`).join(" "),
  ]);
  if (started.code === 0) return at.socket;
  // Another process may have started the same cluster between the two calls.
  const other = await findPostmaster(at);
  if (other !== null) return other.socket || at.socket;
  throw new EmbeddedDatabaseError(
    `PostgreSQL did not start in ${at.data}:\n${started.output}\n${await endOfLogs(at)}`,
  );
}

/** pg_ctl hands these options to a shell. */
function quoteForShell(value: string): string {
  return `'${value.replaceAll("'", String.raw`'\''`)}'`;
}

/** Sends nothing to the id of a pid file unless it's the server's: pg_ctl would stop whatever process has it. */
async function stopServer(at: ClusterLocation, run: RunProgram): Promise<void> {
  if ((await findPostmaster(at)) === null) return;
  await run("pg_ctl", ["stop", "-D", at.data, "-m", "fast", "-w", "-t", "60"]);
}

/**
 * PostgreSQL itself sees that no process has an id. If another process has it now, PostgreSQL takes that for a server; so
 * it does with a dead server that nobody has waited for, as in a container without an init process. The files stay: they
 * also tell PostgreSQL whether a child of the dead server still runs.
 */
async function disownStaleLocks(at: ClusterLocation): Promise<void> {
  for (const file of lockFilesOf(at)) {
    const pid = await readPid(file);
    if (pid === null || !isAnother(pid) || (await isServerOf(at, pid))) continue;
    const text = await readFile(file, "utf8").catch(() => "");
    if (text !== "") await writeFile(file, text.replace(/^\d+/, String(NO_PROCESS)));
  }
}

/** The last lines of what the server said: at its start, and in its newest log. */
async function endOfLogs(at: ClusterLocation): Promise<string> {
  const names = await readdir(at.logs).catch(() => []);
  const files = names
    .map((name) => join(at.logs, name))
    .toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs);
  const texts = [at.startLog, ...files.slice(-1)].map((file) => readFile(file, "utf8").catch(() => ""));
  return (await Promise.all(texts)).map((text) => text.split("\n").slice(-15).join("\n")).join("\n");
}

async function makeLogFolder(at: ClusterLocation, user: DatabaseUser | null): Promise<void> {
  await mkdir(at.logs, { recursive: true, mode: 0o700 });
  if (user !== null) await chown(at.logs, user.uid, user.gid);
}

interface Run {
  readonly code: number | null;
  readonly output: string;
}

function runProgram(file: string, args: readonly string[], user: DatabaseUser | null): Promise<Run> {
  const options: SpawnOptions = {
    stdio: ["ignore", "pipe", "pipe"],
    cwd: "/",
    // Its own session: Ctrl+C in the terminal reaches Panna, which then stops PostgreSQL cleanly.
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
