import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";

/** The system user that the embedded PostgreSQL runs as. */
export interface DatabaseUser {
  readonly uid: number;
  readonly gid: number;
}

/** Unprivileged users that can run it, in order of preference. */
const candidates = ["postgres", "panna", "nobody"];

/**
 * PostgreSQL refuses to run as root, so root runs it as another user: the owner of the cluster in the data folder, if
 * there is one already. An ordinary user runs it directly (null).
 *
 * @throws EmbeddedDatabaseError if root finds no such user on the machine.
 */
export function databaseUser(uid: number | undefined, dataDir: string): DatabaseUser | null {
  if (uid !== 0) return null;
  const cluster = statSync(join(dataDir, "postgres"), { throwIfNoEntry: false });
  if (cluster !== undefined && cluster.uid !== 0) {
    return { uid: cluster.uid, gid: cluster.gid };
  }
  const lines = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of candidates) {
    const line = lines.find((fields) => fields[0] === name);
    if (line !== undefined) return { uid: Number(line[2]), gid: Number(line[3]) };
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL does not run as root, and this machine has none of the users ${candidates.join(", ")}. ` +
      "Start Panna as an ordinary user, or set DATABASE_URL.",
  );
}

/** Whether that user can enter a folder; a closed parent folder, such as a 0700 home, prevents it. */
export function mayEnter(user: DatabaseUser, folder: string): boolean {
  const tried = spawnSync("/bin/sh", ["-c", 'cd "$0"', folder], { uid: user.uid, gid: user.gid, cwd: "/" });
  return tried.status === 0;
}
