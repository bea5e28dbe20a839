/**
 * Is `package-lock.json` complete? `npm ci` refuses a lock that lacks a package, and without another platform's
 * binaries a tool is only half installed there. Registry addresses don't belong in it: each machine has its own
 * registry. Usage: `node scripts/check-lock.ts`; exits with 1 and one line per fault.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { reportFaults, type Fault } from "./fault.ts";

const lockPath = "package-lock.json";

type LockEntry = {
  version?: string;
  resolved?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

/** The part of a lock (version 2 and later) used here: entries by the folder npm installs them in. */
export type Lock = { packages: Record<string, LockEntry> };

/**
 * The folders where Node looks for a package's dependencies: its own, those of the enclosing packages, then the
 * project's, e.g. for `node_modules/a/node_modules/b`: `node_modules/a/node_modules/b/`, `node_modules/a/`, ``.
 */
function searchedFolders(folder: string): string[] {
  const packages = folder.split(/(?:^|\/)node_modules\//).slice(1);
  const folders = packages.map((_, index) => packages.slice(0, index + 1));
  return ["", ...folders.map((names) => names.map((name) => `node_modules/${name}/`).join(""))].reverse();
}

function missingNames(lock: Lock, folder: string, entry: LockEntry): string[] {
  const named = { ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies };
  const folders = searchedFolders(folder);
  return Object.keys(named).filter(
    (name) => !folders.some((at) => lock.packages[`${at}node_modules/${name}`] !== undefined),
  );
}

/** Every dependency an entry names, for every platform, must be locked, and no entry can have an address. */
export function checkLock(lock: Lock): Fault[] {
  const messages: string[] = [];
  const entries = Object.entries(lock.packages);
  if (entries.length === 0) messages.push("the lock has no packages");
  for (const [folder, entry] of entries) {
    const name = folder === "" ? "the project" : `${folder}@${entry.version ?? "?"}`;
    const missing = missingNames(lock, folder, entry);
    if (missing.length > 0) messages.push(`${name} lacks ${missing.join(", ")}`);
    if (/^https?:/.test(entry.resolved ?? "")) messages.push(`${name} carries a registry address`);
  }
  return messages.map((message) => ({ file: lockPath, line: 1, message }));
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(resolve(import.meta.dirname, "..", lockPath), "utf8")) as Lock;
  reportFaults(checkLock(lock));
  console.log(`lock: ${Object.keys(lock.packages).length} packages checked`);
}
