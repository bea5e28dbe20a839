import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "#game/milliseconds.ts";
import type { Deps } from "#server/deps.ts";
import { type Letter, letterText } from "./letter.ts";

/** For so long links in mails work, at most; the file of a mail stays no longer. */
const KEPT_MS = DAY_MS;

const folderOf = ({ config }: Pick<Deps, "config">): string => join(config.dataDir, "mail");

/** What the names of files written at an instant begin with. They sort by time. */
const stampOf = (at: number): string => new Date(at).toISOString().replaceAll(":", "-");

/** Writes a letter into a file of DATA_DIR/mail, which is named for the time and the account. @returns the file's path */
export async function writeMailFile(
  deps: Pick<Deps, "config" | "clock">,
  { address, userId }: { readonly address: string; readonly userId: string },
  letter: Letter,
): Promise<string> {
  const folder = folderOf(deps);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${stampOf(deps.clock.wallTime())}_${userId}_${randomBytes(3).toString("hex")}.txt`;
  const text = `To: ${address}\nSubject: ${letter.subject}\n\n${letterText(letter)}`;
  const file = join(folder, name);
  await writeFile(file, text, { mode: 0o600, flag: "wx" });
  return file;
}

/** Removes the files of mails to an account, on this machine. */
export async function removeMailFilesOf(deps: Pick<Deps, "config">, userId: string): Promise<void> {
  await removeFiles(deps, (name) => name.split("_")[1] === userId);
}

/** Removes the files of mails whose links are dead, on this machine. @returns how many */
export async function removeOldMailFiles(deps: Pick<Deps, "config" | "clock">): Promise<number> {
  const oldest = stampOf(deps.clock.wallTime() - KEPT_MS);
  return removeFiles(deps, (name) => name < oldest);
}

async function removeFiles(deps: Pick<Deps, "config">, isDue: (name: string) => boolean): Promise<number> {
  const folder = folderOf(deps);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const due = names.filter((name) => name.endsWith(".txt") && isDue(name));
  for (const name of due) await rm(join(folder, name), { force: true });
  return due.length;
}
