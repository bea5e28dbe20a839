import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "#tests/support/panna-process.ts";

/** A file's text, by its path from the repository's root. */
export function read(path: string): string {
  return readFileSync(join(repository, path), "utf8");
}

/** What the pattern's first group found, once each. */
export function names(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = ""]) => name));
}
