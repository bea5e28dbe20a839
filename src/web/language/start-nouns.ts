import type { Noun } from "#words/noun.ts";

/** The nouns whose texts any screen can need. */
export const START_NOUNS = ["app", "ui", "refusals", "home", "account"] as const satisfies readonly Noun[];

/** The nouns whose texts the home screen uses as well. */
export const HOME_NOUNS = [
  "card",
  "tournament",
  "leaderboard",
  "team",
  "match",
] as const satisfies readonly Noun[];
