import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ClusterLocation } from "./cluster-location.ts";

/** PostgreSQL's name for its socket; without TCP the port is only part of the name. */
const SOCKET = ".s.PGSQL.5432";

/** A cluster's server, as its pid file describes it. */
export interface Postmaster {
  readonly pid: number;
  /** The folder of its socket; empty: it has none yet. */
  readonly socket: string;
  /** Whether it runs but can't be reached, because its socket was removed. */
  readonly hasLostItsSocket: boolean;
}

/** PostgreSQL's note of which process serves a cluster. */
const pidFileOf = (at: ClusterLocation): string => join(at.data, "postmaster.pid");

/** The files that PostgreSQL refuses to start beside if a process has the id in them: the cluster's, and the socket's. */
export function lockFilesOf(at: ClusterLocation): readonly string[] {
  return [pidFileOf(at), join(at.socket, `${SOCKET}.lock`)];
}

/** The process that a lock file names; null: there is no such file. The process may be long gone, or be any other one. */
export async function readPid(lockFile: string): Promise<number | null> {
  const text = await readFile(lockFile, "utf8").catch(() => "");
  const pid = Number(text.split("\n", 1)[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

/**
 * The cluster's server, if it runs among the processes seen from here. A pid file alone doesn't say so: the machine may
 * have given the number to another process since, and in a container it's the number of another process there.
 */
export async function findPostmaster(at: ClusterLocation): Promise<Postmaster | null> {
  const pid = await readPid(pidFileOf(at));
  if (pid === null || !(await isServerOf(at, pid))) return null;
  const text = await readFile(pidFileOf(at), "utf8").catch(() => "");
  const socket = text.split("\n")[4] ?? "";
  // A starting or stopping server has no socket either, and says so in the last line.
  const hasLostItsSocket = text.trimEnd().endsWith("ready") && !existsSync(join(socket, SOCKET));
  return { pid, socket, hasLostItsSocket };
}

/** Whether a process is this cluster's server, as pg_ctl starts it. Its children have other names. */
export async function isServerOf(at: ClusterLocation, pid: number): Promise<boolean> {
  return (await commandOf(pid)).includes(`/postgres -D ${at.data} `);
}

/** A process's command line; empty: there is no such process, or it's dead and nobody has waited for it yet. */
async function commandOf(pid: number): Promise<string> {
  const read = existsSync("/proc/self")
    ? readFile(`/proc/${pid}/cmdline`, "utf8")
    : promisify(execFile)("/bin/ps", ["-ww", "-o", "command=", "-p", String(pid)]).then(
        ({ stdout }) => stdout,
      );
  return (await read.catch(() => "")).replaceAll("\0", " ");
}

/** Whether a server listens on a socket in this folder. It may be another container's that has the same volume. */
export function isListening(folder: string): Promise<boolean> {
  return new Promise((settle) => {
    const attempt = connect(join(folder, SOCKET));
    attempt.once("connect", () => {
      attempt.destroy();
      settle(true);
    });
    // Its queue is full.
    attempt.once("error", ({ code }: NodeJS.ErrnoException) => settle(code === "EAGAIN"));
  });
}
