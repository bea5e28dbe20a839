import { focusManager, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { LIVE_SCORES_REFRESH_MS } from "#contract/football/football.ts";
import { matchesQuery } from "./football-queries.ts";

/**
 * The matches of the last seven days, fetched every 60 s (spec §2) while the page has the focus. It has its own timer,
 * because each score from the live stream would restart `refetchInterval`.
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
