import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  compareSquads,
  getHeadToHead,
  getMiniLeagueFantasy,
} from "#contract/mini-league/mini-league-fantasy.ts";
import type { Comparison } from "#web/address-search.ts";
import { read } from "#web/api/call.ts";

export interface FantasyScope {
  /** Undefined: the first open one. */
  readonly fantasyLeagueId?: number;
  readonly month?: string;
  readonly round?: number;
}

/** A mini-league's table of fantasy points; the previous table stays until this one has loaded. */
export function leagueFantasyQuery(id: number, scope: FantasyScope) {
  return queryOptions({
    ...read(getMiniLeagueFantasy, { params: { id }, query: scope }),
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });
}

export function headToHeadQuery(id: number, scope: Omit<FantasyScope, "month">) {
  return queryOptions({
    ...read(getHeadToHead, { params: { id }, query: scope }),
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });
}

/** Parts missing from the address match nothing, so the server answers not found. */
export function comparisonQuery(id: number, { fantasy = 0, round = 0, home = "-", away = "-" }: Comparison) {
  const query = { fantasyLeagueId: fantasy, round, home, away };
  return queryOptions({
    ...read(compareSquads, { params: { id }, query }),
    refetchOnMount: "always",
  });
}
