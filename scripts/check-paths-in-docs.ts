/**
 * Does each path named in the documents exist? A document that names a moved file is usually wrong about more than
 * that. Usage: `node scripts/check-paths-in-docs.ts`; exits with 1 and one line per fault.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, posix, resolve } from "node:path";
import { reportFaults, type Fault } from "./fault.ts";

const documents = ["ARCHITECTURE.md", "README.md", "CONTRIBUTING.md"];

/** Our top folders: anything that starts with one of these is a path, whatever its extension. */
const ownFolder = /^(?:src|tests|scripts|docs|migrations|bench|deploy|\.ci)\//;
/** The import names of package.json: each maps to a folder of src or to tests. */
const importName = /^#(game|contract|server|web|tests)\//;
const fileEnding = /\.(?:ts|tsx|js|mjs|css|sql|md|json|html)$/;

/** After a star, a `<placeholder>`, `{a,b}` or `…` anything can follow: the folder before it must exist. */
function fixedPart(path: string): string {
  const parts = path.split("/");
  const open = parts.findIndex((part) => /[*<{…]/.test(part));
  return (open === -1 ? parts : parts.slice(0, open)).join("/");
}

/**
 * The repository path that a word in backticks means, or `null` if it is something else: an address (`/api/teams`), a
 * package (`zod/mini`), a path outside (`./data`, `node_modules/…`).
 */
function pathOf(word: string): string | null {
  const named = word.replace(importName, (_, room: string) => (room === "tests" ? "tests/" : `src/${room}/`));
  const isOwn = ownFolder.test(named) || (fileEnding.test(named) && /^[\w.-]+$/.test(named));
  if (!isOwn) return null;
  return fixedPart(named.replace(/:\d+$|#.*$/, "")).replace(/\/$/, "");
}

/** The file that a link or image in the document points to; `null` for another site or an anchor on the page. */
function linkTargetOf(document: string, target: string): string | null {
  if (/^[a-z]+:/.test(target) || target.startsWith("#") || target.startsWith("/")) return null;
  return posix.normalize(posix.join(dirname(document), target.replace(/#.*$/, ""))).replace(/\/$/, "");
}

function pathsInLine(document: string, text: string): string[] {
  const quoted = [...text.matchAll(/`([^`]+)`/g)].flatMap((match) => (match[1] ?? "").split(/\s+/));
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => linkTargetOf(document, match[1] ?? ""));
  return [...quoted.map(pathOf), ...links].filter((path) => path !== null);
}

/**
 * @param document the document's path from the repository root; relative links start from its folder
 * @param text its Markdown
 * @param exists whether a path from the repository root is a file or folder; a bare file name such as `entry.ts` is
 * passed unchanged, and means a file of that name anywhere
 */
export function checkPathsInDocument(
  document: string,
  text: string,
  exists: (path: string) => boolean,
): Fault[] {
  // A superseded decision describes past files.
  if (/^- Status: superseded/m.test(text)) return [];
  return text.split("\n").flatMap((line, index) =>
    pathsInLine(document, line)
      .filter((path) => !exists(path))
      .map((path) => ({ file: document, line: index + 1, message: `${path} does not exist` })),
  );
}

function repository(root: string): { documents: string[]; exists: (path: string) => boolean } {
  const files = globSync("{*,{src,tests,scripts,docs,migrations,bench,deploy,.ci}/**/*}", { cwd: root });
  const names = new Set(files.map((file) => posix.basename(file)));
  return {
    documents: [...documents, ...globSync("docs/**/*.md", { cwd: root })],
    exists: (path) => existsSync(resolve(root, path)) || (!path.includes("/") && names.has(path)),
  };
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, "..");
  const { documents: all, exists } = repository(root);
  const faults = all.flatMap((document) =>
    exists(document)
      ? checkPathsInDocument(document, readFileSync(resolve(root, document), "utf8"), exists)
      : [{ file: document, line: 1, message: "this document is missing" }],
  );
  reportFaults(faults);
  console.log(`paths in documents: ${all.length} documents checked`);
}
