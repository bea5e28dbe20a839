import { queryOptions, useQuery } from "@tanstack/react-query";
import { PLAYER_SEARCH_MIN, type PlayerResult, searchPlayers } from "#contract/football/player.ts";
import { MINUTE_MS } from "#game/milliseconds.ts";
import { textLength } from "#game/text-length.ts";
import { useAfterPause } from "#web/ui/form/use-after-pause.ts";
import { read } from "#web/api/call.ts";

/** Results are cached for five minutes (spec §7). */
const CACHE_MS = 5 * MINUTE_MS;

const nobodyYet: readonly PlayerResult[] = [];

function playerSearchQuery(text: string) {
  return queryOptions({
    ...read(searchPlayers, { query: { q: text } }),
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    enabled: textLength(text) >= PLAYER_SEARCH_MIN,
  });
}

export interface PlayerSearch {
  readonly state: "too short" | "searching" | "failed" | "found";
  /** As it was typed; without the blanks around it, it's searched for when the typing pauses. */
  readonly text: string;
  readonly players: readonly PlayerResult[];
}

/** Players with a name like the text: searched from two characters (spec §5), when the typing pauses. */
export function usePlayerSearch(typed: string, isWanted: boolean): PlayerSearch {
  const wanted = typed.trim();
  const settled = useAfterPause(wanted);
  const query = playerSearchQuery(settled);
  const found = useQuery({ ...query, enabled: isWanted && textLength(settled) >= PLAYER_SEARCH_MIN });
  if (textLength(wanted) < PLAYER_SEARCH_MIN) return { state: "too short", text: typed, players: nobodyYet };
  if (settled !== wanted || found.isFetching) return { state: "searching", text: typed, players: nobodyYet };
  if (found.isError) return { state: "failed", text: typed, players: nobodyYet };
  return { state: "found", text: typed, players: found.data ?? nobodyYet };
}
