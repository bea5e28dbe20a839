import type { Five } from "#game/match/line-up.ts";
import type { Side } from "#game/match/match-event.ts";

/** What a side and its players are called. Players are in the order of the line-up, goalkeeper first. */
export interface SideNames {
  readonly team: string;
  readonly players: Five<string>;
}

export type MatchNames = Readonly<Record<Side, SideNames>>;
