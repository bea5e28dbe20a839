import { LazyRoute, type RouteComponent } from "@tanstack/react-router";
import type { Noun } from "#words/noun.ts";
import { loadWords } from "#web/language/words.ts";
import { fetchCode } from "#web/ui/lost-code.ts";

/** A screen's code and texts, fetched together when the screen opens or is preloaded. */
export function code(nouns: readonly Noun[], load: () => Promise<RouteComponent>) {
  return async () => {
    const [component] = await Promise.all([fetchCode(load), fetchCode(() => loadWords(nouns))]);
    return new LazyRoute({ id: "", component });
  };
}
