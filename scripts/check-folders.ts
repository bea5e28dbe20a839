/**
 * Do our code's folder and file names say what is in them? Usage: `node scripts/check-folders.ts`; exits with 1 and
 * one line per fault.
 */
import { globSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { reportFaults, type Fault } from "./fault.ts";

/** A folder with more files than this holds more than one idea. Tests don't count. */
const filesInFolder = 20;

/** Folders above the limit, with their number of files: they can shrink but not grow. */
const fullFolders: Readonly<Record<string, number>> = {
  bench: 24,
  "bench/support": 29,
  "tests/support": 44,
  // One file per noun, the refusals, the commentary, and the index of them all.
  "src/words/en": 30,
  "src/words/es": 30,
  "src/words/it": 30,
};

/** Names that say nothing about their contents, and so attract everything. */
const emptyNames = new Set([
  "utils",
  "util",
  "helpers",
  "helper",
  "common",
  "misc",
  "shared",
  "services",
  "manager",
]);

function faultsOfNames(path: string): string[] {
  const stem = basename(path).replace(/\..*$/, "");
  const folders = dirname(path).split("/");
  const empty = [...folders, stem].filter((name) => emptyNames.has(name));
  return [
    ...empty.map((name) => `"${name}" does not say what is in it: name the thing`),
    ...(stem === "index" ? ["no barrels: import a thing from the file that is named for it"] : []),
  ];
}

function faultsOfSizes(paths: readonly string[]): Fault[] {
  const counted = paths.filter((path) => !/\.(?:test|journey)\.tsx?$/.test(path));
  const byFolder = Map.groupBy(counted, (path) => dirname(path));
  return [...byFolder]
    .map(([file, { length }]) => ({ file, length, most: fullFolders[file] ?? filesInFolder }))
    .filter(({ length, most }) => length > most)
    .map(({ file, length, most }) => ({
      file,
      line: 1,
      message: `${length} files in one folder, at most ${most}`,
    }));
}

/**
 * @param paths our code files by their path from the repository root, e.g. `src/game/points.ts`
 * @returns folders that are too full, meaningless names, and barrels
 */
export function checkFolders(paths: readonly string[]): Fault[] {
  if (paths.length === 0) return [{ file: "src", line: 1, message: "there is no source" }];
  const named = paths.flatMap((file) => faultsOfNames(file).map((message) => ({ file, line: 1, message })));
  return [...named, ...faultsOfSizes(paths)];
}

if (import.meta.main) {
  const paths = globSync("{src,tests,bench,scripts}/**/*.{ts,tsx,js,css}", {
    cwd: resolve(import.meta.dirname, ".."),
  });
  reportFaults(checkFolders(paths));
  console.log(`folders: ${paths.length} files checked`);
}
