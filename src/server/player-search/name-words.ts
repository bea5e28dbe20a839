import { plainLetters } from "#game/plain-letters.ts";

/** The words of what was typed, as `name_words` (migrations/0011) has those of a player. */
export function nameWords(typed: string): string[] {
  return plainLetters(typed)
    .split(/[\s'’.-]+/)
    .filter((word) => word !== "");
}

/** A word, and the same with ö for oe and so on: whoever lacks the letters writes either. */
export function spellings(word: string): string[] {
  return [...new Set([word, word.replaceAll(/([aou])e/g, "$1")])];
}
