import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Texts } from "./catalogue.ts";
import { stemOf } from "./compare.ts";

const SOURCES = ["src/web", "src/server", "src/words", "scripts/demo"];
const STRING = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/gu;
const TEMPLATE = /`((?:[^`\\]|\\.)*)`/gu;

/** The names in a source file: strings unchanged, and templates as patterns. */
export interface Written {
  readonly file: string;
  readonly strings: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

/** What every source file of the product writes, except the catalogue and the tests. */
export async function readSources(root: string): Promise<readonly Written[]> {
  const written: Written[] = [];
  for (const folder of SOURCES) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter(({ name }) => /\.tsx?$/u.test(name) && !/\.test\.tsx?$/u.test(name))) {
      if (/src\/words\/../u.test(entry.parentPath)) continue;
      const path = join(entry.parentPath, entry.name);
      written.push(writtenIn(relative(root, path), await readFile(path, "utf8")));
    }
  }
  return written;
}

function writtenIn(file: string, source: string): Written {
  const strings = [...source.matchAll(STRING)].map(([, double, single]) => double ?? single ?? "");
  const patterns = [...source.matchAll(TEMPLATE)].flatMap(([, template = ""]) => patternOf(template));
  return { file, strings: new Set(strings), patterns };
}

/** `titles.${name}` as a pattern; a template that is all parameter says nothing about a key. */
function patternOf(template: string): RegExp[] {
  if (!template.includes("${") || !/[a-z]\./iu.test(template.replaceAll(/\$\{[^}]*\}/gu, ""))) return [];
  const parts = template.split(/\$\{[^}]*\}/u).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
  return [new RegExp(`^${parts.join("[\\w.-]+")}$`, "u")];
}

/** The names a source can use for a text: within its noun, and from elsewhere. */
function namesOf(key: string): readonly [noun: string, within: string, whole: string] {
  const [noun = "", path = ""] = stemOf(key).split(":");
  return [noun, path, `${noun}:${path}`];
}

const writes = ({ strings, patterns }: Written, name: string): boolean =>
  strings.has(name) || patterns.some((pattern) => pattern.test(name));

/** The files that seem to use a text: those with its key and its noun. */
export function filesNaming(key: string, sources: readonly Written[]): readonly string[] {
  const [noun, within, whole] = namesOf(key);
  return sources
    .filter((source) => writes(source, whole) || (source.strings.has(noun) && writes(source, within)))
    .map(({ file }) => file);
}

/** The keys of texts that no source names. */
export async function findUnused(texts: Texts, root: string): Promise<readonly string[]> {
  const sources = await readSources(root);
  return [...texts.keys()].filter((key) => {
    const [noun, within, whole] = namesOf(key);
    // Refusals are found by their code; the commentary and the manifest are read as a whole.
    if (noun === "refusals" || noun === "commentary" || key.startsWith("app:manifest.")) return false;
    return !sources.some((source) => writes(source, whole) || writes(source, within));
  });
}
