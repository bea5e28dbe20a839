/**
 * Are comments, documents and test titles in plain English? The product's texts have a stricter check, `npm run
 * words`. Usage: `node scripts/check-turns.ts`; exits with 1 and one line per fault.
 */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Fault, reportFaults } from "./fault.ts";

/** Turns of phrase that sound translated, and what an engineer would write. */
export const SOURCE_TURNS: readonly { readonly turn: RegExp; readonly instead: string }[] = [
  { turn: /\banew\b/iu, instead: "again" },
  { turn: /\bmeanwhile\b/iu, instead: "in between, by then, since, or leave it out" },
  { turn: /\bwho(?:m)?ever\b/iu, instead: "say who: the user, the caller, anyone who" },
  { turn: /\bnobody(?: else)?'s\b/iu, instead: "no, none, or name the thing" },
  {
    turn: /(?<!\b(?:each|every|next|other|that|the|this) )\bone's\b/iu,
    instead: "the user's, the viewer's, your",
  },
  { turn: /\bneed not\b/iu, instead: "doesn't have to" },
];

/** Quotations, generated files, files that never change, and the checks of turns themselves. */
const EXCLUDED = [
  "docs/specification.md",
  "docs/specification-map.md",
  "scripts/check-turns.ts",
  "scripts/words/turns.ts",
  "src/words/**",
  "tests/guards/turns.test.ts",
  "tests/words/catalogue.test.ts",
];

/**
 * @param file the path of the text, from the repository root
 * @param text code or a document
 */
export function checkTurns(file: string, text: string): Fault[] {
  return text.split("\n").flatMap((line, index) =>
    SOURCE_TURNS.flatMap(({ turn, instead }): Fault[] => {
      const [found] = turn.exec(line) ?? [];
      return found === undefined ? [] : [{ file, line: index + 1, message: `"${found}" (${instead})` }];
    }),
  );
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, "..");
  const paths = globSync(["{src,tests,bench,scripts}/**/*.{ts,tsx,js,css}", "*.{ts,md}", "docs/**/*.md"], {
    cwd: root,
    exclude: EXCLUDED,
  });
  reportFaults(paths.flatMap((path) => checkTurns(path, readFileSync(resolve(root, path), "utf8"))));
  console.log(`turns of phrase: ${paths.length} files checked`);
}
