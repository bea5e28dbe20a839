/**
 * Is the catalogue complete?
 *
 *   npm run words                      prints one line per fault, and fails if there are any
 *   npm run words -- --review FOLDER   also writes every text with the screens that show it into FOLDER/review.html
 */
import { parseArgs } from "node:util";
import { LANGUAGE_CODES } from "#contract/languages.ts";
import { readCatalogue } from "./catalogue.ts";
import { compareWithEnglish } from "./compare.ts";
import { findUnsaid, quotedTexts, readSpecification } from "./quoted.ts";
import { findTurns } from "./turns.ts";
import { findUnused } from "./usage.ts";

const catalogue = await readCatalogue();
const english = catalogue.get("en") ?? new Map<string, string>();
const quotes = quotedTexts(readSpecification());

const faults = [
  ...LANGUAGE_CODES.filter((code) => code !== "en").flatMap((code) =>
    compareWithEnglish(english, catalogue.get(code) ?? new Map(), code),
  ),
  ...(await findUnused(english, process.cwd())).map((key) => `en ${key}: nothing uses it`),
  ...findUnsaid(english, quotes).map((quote) => `en: the specification's "${quote}" is missing`),
  ...findTurns(english, new Set(quotes)).map(({ key, text, instead }) => `en ${key}: "${text}" (${instead})`),
];

for (const fault of faults) process.stdout.write(`${fault}\n`);
const sizes = LANGUAGE_CODES.map((code) => `${code} ${catalogue.get(code)?.size ?? 0}`).join(", ");
process.stdout.write(`${faults.length} faults in the catalogue (texts: ${sizes})\n`);
if (faults.length > 0) process.exitCode = 1;

const { review } = parseArgs({ options: { review: { type: "string" } } }).values;
if (review !== undefined) {
  const { makeReview } = await import("#scripts/words/review/make-review.ts");
  process.stdout.write(`Every text, with the screens that show it: ${await makeReview(review, catalogue)}\n`);
}
