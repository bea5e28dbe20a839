import { useQuery } from "@tanstack/react-query";
import { FIRST_FOOTBALL_MS, LIVE_SCORES_REFRESH_MS } from "#contract/football/football.ts";
import { matchesQuery } from "./matches-query.ts";
import { usePoll } from "./use-poll.ts";

/**
 * The matches of the last seven days, fetched every 60 s (spec §2), and sooner while a new installation loads its first
 * football.
 */
export function useMatches() {
  const matches = useQuery(matchesQuery);
  const isFirst = matches.data?.updatedAt === null;
  usePoll(matches, isFirst ? FIRST_FOOTBALL_MS : LIVE_SCORES_REFRESH_MS);
  return matches;
}
