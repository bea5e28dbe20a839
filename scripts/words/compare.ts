import type { Texts } from "./catalogue.ts";

const PLURAL = /_(?:zero|one|two|few|many|other)$/u;
const PARAMETER = /\{\{\s*(\w+)/gu;
const TAG = /<(\w+)\s*\/?>/gu;

/** Texts that are the same in other languages: names, numbers, units, codes and loanwords of football. */
const SHARED =
  /^(?:Panna|Fantasy|Chips?|Elo|Rating|No|Admin|Username|Email|E-mail|Password|Gol|Assist|Legal|Live|Reset|Total|Penalty|Overall|Set|Badge|Bonus|Home|App|Feedback|Team|Derby|Match|Online|Offline|Popular|Normal|Menu|Error|Final|Media|Info|Account:?|DEF|Panna, home|Podium|Provisional|Top|pen|pts|Club|Premier League|La Liga|Serie A|(?:h\s+)?min\s+s|:\s+pts)$/iu;

/** A text's key without its plural form. */
export function stemOf(key: string): string {
  return key.replace(PLURAL, "");
}

/** A language's plural forms, such as one, many and other. */
function pluralsOf(language: string): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** The texts a language must have: the English ones, in its own plural forms. */
function wanted(english: Texts, language: string): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const key of english.keys()) {
    const isPlural = PLURAL.test(key) && english.has(`${stemOf(key)}_other`);
    if (!isPlural) keys.add(key);
    else for (const form of pluralsOf(language)) keys.add(`${stemOf(key)}_${form}`);
  }
  return keys;
}

/** A text's parameters and elements. A plural can leave out its count: "one card". */
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

/** What is wrong with a language's texts compared with the English ones, one line each. */
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

/** Whether a text of several letters is left in English, and isn't a word that the languages share. */
function isLeftInEnglish(text: string, english: string): boolean {
  const words = english.replaceAll(/\{\{[^}]*\}\}|<[^>]*>|[^\p{Letter}\s,:-]/gu, " ").trim();
  return text === english && /\p{Letter}{3}/u.test(words) && !SHARED.test(words);
}
