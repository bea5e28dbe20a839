import { plainLetters } from "#game/plain-letters.ts";

/** A name for comparisons: lower case, plain letters, words separated by one space, no full stops or apostrophes. */
export function plainName(name: string): string {
  return plainLetters(name)
    .replaceAll(/['’.]/gu, "")
    .replaceAll(/[^a-z0-9]+/gu, " ")
    .trim();
}

/** A plain name, word by word. */
interface InWords {
  readonly words: readonly string[];
}

/** "b saka" of "bukayo saka"; not "malang sarr" of "mamadou sarr". */
export function isShortOf(short: InWords, long: InWords): boolean {
  const [first = "", ...rest] = short.words;
  const [whole = "", ...others] = long.words;
  return (
    rest.length > 0 && first.length === 1 && whole.startsWith(first) && rest.join(" ") === others.join(" ")
  );
}
