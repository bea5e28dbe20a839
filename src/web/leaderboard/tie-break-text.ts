import type { TieBreak } from "#game/tournament/standing.ts";

const TEXTS: Readonly<Record<TieBreak, string | null>> = {
  points: null,
  "best card": "Behind on the best card",
  "goals and assists": "Behind on goals and assists",
  "fewer cards": "Behind on yellow and red cards",
  "earlier entry": "Entered later",
};

/** What put a line behind the one above it; null where points alone did, or for the first. */
export function tieBreakText(decidedBy: TieBreak | null): string | null {
  return decidedBy === null ? null : TEXTS[decidedBy];
}
