import { queryOptions, useQuery } from "@tanstack/react-query";
import { PLAYER_SEARCH_MIN, type PlayerResult, searchPlayers } from "#contract/football/player.ts";
import { useAfterPause } from "#web/ui/form/use-after-pause.ts";
import { read } from "#web/api/call.ts";

/** Results are cached for five minutes (spec §7). */
const CACHE_MS = 5 * 60 * 1000;

const nobodyYet: readonly PlayerResult[] = [];

function playerSearchQuery(text: string) {
  return queryOptions({
    ...read(searchPlayers, { query: { q: text } }),
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    enabled: text.length >= PLAYER_SEARCH_MIN,
  });
}

export interface PlayerSearch {
  readonly state: "too short" | "searching" | "failed" | "found";
  /** The text searched for: what was typed when the typing paused. */
  readonly text: string;
  readonly players: readonly PlayerResult[];
}

/** Players with a name like the text: searched from two characters (spec §5), when the typing pauses. */
export function usePlayerSearch(typed: string, isWanted: boolean): PlayerSearch {
  const text = typed.trim();
  const settled = useAfterPause(text);
  const query = playerSearchQuery(settled);
  const found = useQuery({ ...query, enabled: isWanted && settled.length >= PLAYER_SEARCH_MIN });
  if (text.length < PLAYER_SEARCH_MIN) return { state: "too short", text, players: nobodyYet };
  if (settled !== text || found.isFetching) return { state: "searching", text, players: nobodyYet };
  if (found.isError) return { state: "failed", text, players: nobodyYet };
  return { state: "found", text, players: found.data ?? nobodyYet };
}
