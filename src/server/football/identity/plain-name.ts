import { plainLetters } from "#game/plain-letters.ts";

/** A name for comparisons: lower case, plain letters, words separated by one space, no full stops or apostrophes. */
export function plainName(name: string): string {
  return plainLetters(name)
    .replaceAll(/['’.]/gu, "")
    .replaceAll(/[^a-z0-9]+/gu, " ")
    .trim();
}
