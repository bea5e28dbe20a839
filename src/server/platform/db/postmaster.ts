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
export function pidFileOf(at: ClusterLocation): string {
  return join(at.data, "postmaster.pid");
}

/** Reads a cluster's pid file; null: there is none. The process it names may be long gone, or be any other one. */
export async function readPidFile(at: ClusterLocation): Promise<Postmaster | null> {
  const text = await readFile(pidFileOf(at), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const socket = lines[4] ?? "";
  // A starting or stopping server has no socket either, and says so in the last line.
  const hasLostItsSocket = text.trimEnd().endsWith("ready") && !existsSync(join(socket, SOCKET));
  return { pid, socket, hasLostItsSocket };
}

/**
 * The cluster's server, if it runs among the processes seen from here. A pid file alone doesn't say so: the machine may
 * have given the number to another process since, and in a container it's the number of another process there.
 */
export async function findPostmaster(at: ClusterLocation): Promise<Postmaster | null> {
  const noted = await readPidFile(at);
  // As pg_ctl starts it. Its children have other names.
  return noted !== null && (await commandOf(noted.pid)).includes(`/postgres -D ${at.data} `) ? noted : null;
}

/** A process's command line; empty: there is no such process. */
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
