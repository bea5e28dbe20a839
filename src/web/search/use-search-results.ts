import { textLength } from "#game/text-length.ts";
import { useQuery } from "@tanstack/react-query";
import { SEARCH_MIN, searchEverything, type SearchResults } from "#contract/search/search.ts";
import { useAfterPause } from "#web/ui/form/use-after-pause.ts";
import { read } from "#web/api/call.ts";

/** How long results are reused for the same text. */
const CACHE_MS = 60_000;

export interface SearchProgress {
  readonly state: "too short" | "searching" | "failed" | "found";
  /** The text of the search. */
  readonly text: string;
  readonly results: SearchResults | null;
  readonly retry: () => void;
}

/** Searches names for the text, from two characters, when typing pauses. */
export function useSearchResults(typed: string): SearchProgress {
  const text = typed.trim();
  const settled = useAfterPause(text);
  const found = useQuery({
    ...read(searchEverything, { query: { q: settled } }),
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    enabled: textLength(settled) >= SEARCH_MIN,
  });
  const retry = () => void found.refetch();
  if (textLength(text) < SEARCH_MIN) return { state: "too short", text, results: null, retry };
  if (settled !== text || found.isFetching) return { state: "searching", text, results: null, retry };
  if (found.data === undefined) return { state: "failed", text, results: null, retry };
  return { state: "found", text, results: found.data, retry };
}
