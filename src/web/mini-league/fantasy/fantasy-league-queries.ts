import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  compareSquads,
  getHeadToHead,
  getMiniLeagueFantasy,
} from "#contract/mini-league/mini-league-fantasy.ts";
import { read } from "#web/api/read.ts";
import type { Comparison } from "#web/address-search.ts";

export interface FantasyScope {
  /** Undefined: the first that is open. */
  readonly fantasyLeagueId?: number;
  readonly month?: string;
  readonly round?: number;
}

/** A mini-league's table of fantasy points; that of the other rounds stays until this one is there. */
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

/** What is missing in the address stands for nobody, so that the server finds nothing. */
export function comparisonQuery(id: number, { fantasy = 0, round = 0, home = "-", away = "-" }: Comparison) {
  const query = { fantasyLeagueId: fantasy, round, home, away };
  return queryOptions({
    ...read(compareSquads, { params: { id }, query }),
    refetchOnMount: "always",
  });
}
