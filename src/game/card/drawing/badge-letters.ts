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
