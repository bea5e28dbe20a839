import { constants, existsSync } from "node:fs";
import { chown, copyFile, lstat, mkdir, open, readdir, rename } from "node:fs/promises";
import { join } from "node:path";

export interface CopyTreeOptions {
  /** Whether to copy this path, relative to the folder being copied; by default everything. */
  readonly isWanted?: (path: string) => boolean;
  /** The owner of the copies; by default the user who copies. */
  readonly owner?: { readonly uid: number; readonly gid: number } | null;
}

/** What a file is called after its name until its copy is complete. */
const COPYING = ".copying";

/**
 * Copies a folder with its content and flushes it to the disk. Files already in the copy are left alone: each gets its
 * name when it's complete and on disk, so a copy that was killed can be continued. A file that disappears during the
 * copy is skipped, because a running server creates and removes files.
 */
export async function copyTree(from: string, to: string, options: CopyTreeOptions = {}): Promise<void> {
  await copyFolder({ from, to, path: "", options });
}

interface Place {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly options: CopyTreeOptions;
}

async function copyFolder({ from, to, path, options }: Place): Promise<void> {
  const { mode } = await lstat(join(from, path));
  await mkdir(join(to, path), { recursive: true, mode: mode & 0o777 });
  for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
    const below = path === "" ? entry.name : `${path}/${entry.name}`;
    if (options.isWanted?.(below) === false) continue;
    await unlessGone(async () => {
      if (entry.isDirectory()) await copyFolder({ from, to, path: below, options });
      else if (entry.isFile()) await copyOne(join(from, below), join(to, below), options);
    });
  }
  await give(join(to, path), options);
}

async function copyOne(from: string, to: string, options: CopyTreeOptions): Promise<void> {
  if (existsSync(to)) return;
  const partial = `${to}${COPYING}`;
  await copyFile(from, partial, constants.COPYFILE_FICLONE);
  await give(partial, options);
  await rename(partial, to);
}

/** Hands a copy to its owner and flushes it to the disk. */
async function give(copy: string, { owner = null }: CopyTreeOptions): Promise<void> {
  if (owner !== null) await chown(copy, owner.uid, owner.gid);
  await flush(copy);
}

/** Flushes a file, or a folder's list of names, to the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessGone(copy: () => Promise<void>): Promise<void> {
  try {
    await copy();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
