import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Texts } from "./catalogue.ts";
import { stemOf } from "./compare.ts";

const SOURCES = ["src/web", "src/server", "src/words", "scripts/demo"];
const STRING = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/gu;
const TEMPLATE = /`((?:[^`\\]|\\.)*)`/gu;

/** The names that the sources write: strings as they are, and templates as patterns. */
interface Written {
  readonly strings: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

async function readSources(root: string): Promise<Written> {
  const strings = new Set<string>();
  const patterns: RegExp[] = [];
  for (const folder of SOURCES) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter(({ name }) => /\.tsx?$/u.test(name) && !/\.test\.tsx?$/u.test(name))) {
      if (/src\/words\/../u.test(entry.parentPath)) continue;
      const source = await readFile(join(entry.parentPath, entry.name), "utf8");
      for (const [, double, single] of source.matchAll(STRING)) strings.add(double ?? single ?? "");
      for (const [, template = ""] of source.matchAll(TEMPLATE)) patterns.push(...patternOf(template));
    }
  }
  return { strings, patterns };
}

/** `titles.${name}` as a pattern; a template that is all parameter says nothing about a key. */
function patternOf(template: string): RegExp[] {
  if (!template.includes("${") || !/[a-z]\./iu.test(template.replaceAll(/\$\{[^}]*\}/gu, ""))) return [];
  const parts = template.split(/\$\{[^}]*\}/u).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
  return [new RegExp(`^${parts.join("[\\w.-]+")}$`, "u")];
}

/** The keys of texts that nothing in the sources names. */
export async function findUnused(texts: Texts, root: string): Promise<readonly string[]> {
  const { strings, patterns } = await readSources(root);
  return [...texts.keys()].filter((key) => {
    const [noun = "", path = ""] = stemOf(key).split(":");
    const names = [path, `${noun}:${path}`];
    // Refusals are found by their code; the commentary and the manifest are read as a whole.
    if (noun === "refusals" || noun === "commentary" || key.startsWith("app:manifest.")) return false;
    return !names.some((name) => strings.has(name) || patterns.some((pattern) => pattern.test(name)));
  });
}
