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

/** The letters on a generated badge: BHA for Brighton & Hove Albion, ARS for Arsenal. */
export function clubInitials(club: string): string {
  const words = club.split(/\s+/u).filter((word) => word !== "" && !SMALL_WORDS.has(word.toLowerCase()));
  const letters = words.length === 1 ? words : words.map((word) => word.charAt(0));
  return letters.join("").slice(0, MOST_LETTERS).toUpperCase();
}
