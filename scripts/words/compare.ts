import type { Texts } from "./catalogue.ts";

const PLURAL = /_(?:zero|one|two|few|many|other)$/u;
const PARAMETER = /\{\{\s*(\w+)/gu;
const TAG = /<(\w+)\s*\/?>/gu;

/** Texts that are the same in other languages: names, numbers, units, codes and words that football borrows. */
const SHARED =
  /^(?:Panna|Fantasy|Chips?|Elo|Rating|No|Admin|Username|Email|E-mail|Password|Gol|Assist|Legal|Live|Reset|Total|Penalty|Overall|Set|Badge|Bonus|Home|App|Feedback|Team|Derby|Match|Online|Offline|Popular|Normal|Menu|Error|Final|Media|Info|Account:?|DEF|Panna, home|Podium|Provisional|Top|pen|pts|Club|Premier League|La Liga|Serie A|(?:h\s+)?min\s+s|:\s+pts)$/iu;

/** The name of a text without its plural form. */
export function stemOf(key: string): string {
  return key.replace(PLURAL, "");
}

/** The forms in which a language writes a count, such as one, many and other. */
function pluralsOf(language: string): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** The texts that a language must have: those of English, with the plural forms of its own. */
function wanted(english: Texts, language: string): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const key of english.keys()) {
    const isPlural = PLURAL.test(key) && english.has(`${stemOf(key)}_other`);
    if (!isPlural) keys.add(key);
    else for (const form of pluralsOf(language)) keys.add(`${stemOf(key)}_${form}`);
  }
  return keys;
}

/** What a text names: its parameters and the elements inside it. A plural may leave its count out: "one card". */
function namesIn(text: string, isPlural: boolean): string {
  const names = [...text.matchAll(PARAMETER), ...text.matchAll(TAG)].map(([, name = ""]) => name);
  return [...new Set(names)]
    .filter((name) => !(isPlural && name === "count"))
    .toSorted()
    .join(" ");
}

function englishFor(english: Texts, key: string): string {
  return english.get(key) ?? english.get(`${stemOf(key)}_other`) ?? "";
}

/** What is wrong with a language's texts beside the English ones, a line each. */
export function compareWithEnglish(english: Texts, texts: Texts, language: string): readonly string[] {
  const keys = wanted(english, language);
  const missing = [...keys].filter((key) => !texts.has(key)).map((key) => `${language} ${key}: missing`);
  const extra = [...texts.keys()]
    .filter((key) => !keys.has(key))
    .map((key) => `${language} ${key}: not in English`);
  const others = [...texts].flatMap(([key, text]) => {
    const model = englishFor(english, key);
    const isPlural = PLURAL.test(key);
    if (namesIn(text, isPlural) !== namesIn(model, isPlural)) {
      return [
        `${language} ${key}: names "${namesIn(text, isPlural)}", English "${namesIn(model, isPlural)}"`,
      ];
    }
    return isLeftInEnglish(text, model) ? [`${language} ${key}: still English, "${text}"`] : [];
  });
  return [...missing, ...extra, ...others];
}

/** Whether a text of several letters is the same as in English, though it is no word that the languages share. */
function isLeftInEnglish(text: string, english: string): boolean {
  const words = english.replaceAll(/\{\{[^}]*\}\}|<[^>]*>|[^\p{Letter}\s,:-]/gu, " ").trim();
  return text === english && /\p{Letter}{3}/u.test(words) && !SHARED.test(words);
}
