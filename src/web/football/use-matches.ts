import { focusManager, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { LIVE_SCORES_REFRESH_MS } from "#contract/football/football.ts";
import { matchesQuery } from "./football-queries.ts";

/**
 * The matches of the last seven days, asked for every 60 s (spec §2) while somebody looks. The clock is its own:
 * `refetchInterval` starts anew with each score that the live stream puts in place, and so never came to an end.
 */
export function useMatches() {
  const matches = useQuery(matchesQuery);
  const { refetch } = matches;
  useEffect(() => {
    const timer = setInterval(() => {
      if (focusManager.isFocused()) void refetch({ cancelRefetch: false });
    }, LIVE_SCORES_REFRESH_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  return matches;
}
