import type { Side } from "#game/side.ts";
import type { Score } from "./match-event.ts";

/** How a match is played (spec §3, Match): ranked ones move points, quick ones do not. */
export const matchTypes = ["ranked", "quick"] as const;

export type MatchType = (typeof matchTypes)[number];

/** How a match ended for one side (spec §3, Match). */
export const matchOutcomes = ["win", "loss", "draw"] as const;

export type MatchOutcome = (typeof matchOutcomes)[number];

/** How a score ends for one side. */
export function outcomeFor(score: Score, side: Side): MatchOutcome {
  if (score.home === score.away) return "draw";
  return score.home > score.away === (side === "home") ? "win" : "loss";
}
