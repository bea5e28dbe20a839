import { seedOf } from "#game/seed.ts";
import { chosen } from "./shape.ts";

const SHIELDS = [
  "M24 2 45 8v19c0 13-9 21-21 27C12 48 3 40 3 27V8Z",
  "M3 4q10 4 21-1 11 5 21 1v24c0 12-9 20-21 26C12 48 3 40 3 28Z",
  "M24 5a23 23 0 1 1 0 46 23 23 0 0 1 0-46Z",
  "M4 4h40v26c0 13-8 20-20 24C12 50 4 43 4 30Z",
] as const;

/** Patterns in the badge's second colour. */
const FIELDS = [
  "M0 0h48v15H0Z",
  "M24 0h24v56H24Z",
  "M6 0h8v56H6ZM20 0h8v56h-8ZM34 0h8v56h-8Z",
  "M0 44 40 0h8v10L6 56H0Z",
  "M0 18 24 34 48 18v12L24 46 0 30Z",
  "M0 38h48v18H0Z",
] as const;

/** The outline of a club's badge and the pattern on it, in a box of 48 by 56: always the same for a club. */
export function shieldOf(club: string): { readonly shield: string; readonly field: string } {
  const seed = seedOf(club);
  return { shield: chosen(SHIELDS, seed), field: chosen(FIELDS, seed >>> 4) };
}

/** Words that don't count in a club's short form. */
const SMALL_WORDS = new Set([
  "fc",
  "afc",
  "cf",
  "ac",
  "as",
  "sc",
  "us",
  "ssc",
  "de",
  "la",
  "of",
  "the",
  "and",
  "&",
]);

const MOST_LETTERS = 3;

/** The letters on a generated badge: the club's code, or else its initials. */
export function badgeLetters(club: string, code?: string | null): string {
  if (code) return code;
  const words = club.split(/\s/u).filter((word) => word !== "" && !SMALL_WORDS.has(word.toLowerCase()));
  const letters = words.length === 1 ? words : words.map((word) => word.charAt(0));
  return letters.join("").slice(0, MOST_LETTERS).toUpperCase();
}
