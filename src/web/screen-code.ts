import { LazyRoute, type RouteComponent } from "@tanstack/react-router";
import type { Noun } from "#words/noun.ts";
import { loadWords } from "#web/language/words.ts";
import { fetchCode } from "#web/ui/lost-code.ts";

/** The parts of the home screen speak of all these. */
export const HOME_NOUNS: readonly Noun[] = [
  "card",
  "tournament",
  "leaderboard",
  "team",
  "match",
  "football",
  "fantasy",
];

/** A screen's code and its texts, fetched together when the screen is opened or about to be. */
export function code(nouns: readonly Noun[], load: () => Promise<RouteComponent>) {
  return async () => {
    const [component] = await Promise.all([fetchCode(load), fetchCode(() => loadWords(nouns))]);
    return new LazyRoute({ id: "", component });
  };
}
