/**
 * Does each place in a document that a comment cites exist? `docs/rules.md#deadline` means the heading Deadline. An issue
 * is no document of ours: readers of the code don't have it.
 * Usage: `node scripts/check-citations.ts`; exits with 1 and one line per fault.
 */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { reportFaults, type Fault } from "./fault.ts";

/** One of our documents, with or without a heading: `docs/rules.md#deadline`, `docs/decisions/0008-….md`. */
const citation = /\b((?:docs\/[\w/-]+|[A-Z]+)\.md)(?:#([\w-]+))?/g;

/** An issue by its number. */
const issue = /\bissue #?\d+/gi;

/** The anchors of a document's headings, as GitHub generates them. */
function anchorsOf(markdown: string): Set<string> {
  const headings = markdown.matchAll(/^#{1,6} (.+)$/gm);
  return new Set(
    [...headings].map(([, text = ""]) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

/**
 * @param file the path of the citing file, from the repository root
 * @param text its text
 * @param readDocument returns a document's text by its path from the repository root, `null` if it doesn't exist
 */
export function checkCitations(
  file: string,
  text: string,
  readDocument: (path: string) => string | null,
): Fault[] {
  return text.split("\n").flatMap((line, index) => {
    const fault = (message: string): Fault[] => [{ file, line: index + 1, message }];
    const places = [...line.matchAll(citation)].flatMap(([, path = "", anchor]) => {
      const document = readDocument(path);
      if (document === null) return fault(`${path} does not exist`);
      if (anchor === undefined || anchorsOf(document).has(anchor)) return [];
      return fault(`${path} has no heading #${anchor}`);
    });
    return [
      ...places,
      ...[...line.matchAll(issue)].flatMap(([cited]) => fault(`${cited} is not in the repository`)),
    ];
  });
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, "..");
  const read = (path: string): string => readFileSync(resolve(root, path), "utf8");
  const documents = new Map(globSync("{*,docs/**/*}.md", { cwd: root }).map((path) => [path, read(path)]));
  const paths = globSync(
    ["{src,tests,bench,scripts,migrations}/**/*.{ts,tsx,js,css,sql}", "{*,docs/**/*}.md"],
    {
      cwd: root,
      exclude: ["tests/guards/**"],
    },
  );
  reportFaults(
    paths.flatMap((path) => checkCitations(path, read(path), (name) => documents.get(name) ?? null)),
  );
  console.log(`citations: ${paths.length} files checked`);
}
