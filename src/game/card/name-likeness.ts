import { plainLetters } from "#game/plain-letters.ts";

/** A matching shirt name counts a little less than a matching full name: "Gabriel" is on many cards. */
const SHORT_NAME_SHARE = 0.95;
/** Words of this many letters count in full; shorter ones match many texts by chance. */
const TELLING_LETTERS = 6;
const SHORTEST_SHARE = 0.8;

/** A name, or text read, as words of plain lower-case letters. */
export function plainWords(text: string): string[] {
  return plainLetters(text)
    .split(/[^a-z]/)
    .filter((word) => word.length > 1);
}

/** The words of a text, and each pair of neighbours as one word: text recognition splits words. */
export function readWords(text: string): string[] {
  const words = plainWords(text);
  return [...new Set([...words, ...words.slice(1).map((word, at) => (words[at] ?? "") + word)])];
}

/**
 * How closely the text read names a player, 0–1: by full name or shirt name. Accents, case and word order don't matter;
 * each word can be partly misread.
 *
 * @param words of the text, by readWords
 */
export function nameLikeness(name: string, shortName: string | null, words: readonly string[]): number {
  const whole = likenessOf(plainWords(name), words);
  const short = shortName === null ? 0 : SHORT_NAME_SHARE * likenessOf(plainWords(shortName), words);
  return Math.max(whole, short);
}

/** The mean, weighted by length, of how well each word of a name matches the text's best word. */
function likenessOf(name: readonly string[], words: readonly string[]): number {
  const letters = name.reduce((sum, { length }) => sum + length, 0);
  if (letters === 0) return 0;
  const fit = name.reduce((sum, word) => sum + word.length * bestFit(word, words), 0) / letters;
  const telling = Math.min(1, letters / TELLING_LETTERS);
  return fit * (SHORTEST_SHARE + (1 - SHORTEST_SHARE) * telling);
}

function bestFit(word: string, words: readonly string[]): number {
  return words.reduce((best, other) => {
    const longer = Math.max(word.length, other.length);
    // The cost of the difference in length alone.
    if (Math.min(word.length, other.length) / longer <= best) return best;
    return Math.max(best, 1 - distance(word, other) / longer);
  }, 0);
}

/** The Levenshtein distance: letters to insert, delete or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
