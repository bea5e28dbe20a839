import { accepted, refused } from "#game/outcome.ts";
import type { Outcome } from "#game/outcome.ts";

/** Wildcards in a season (spec §9). */
export const WILDCARDS_PER_SEASON = 1;

export type WildcardRefusal =
  | { readonly code: "season_over" }
  | { readonly code: "wildcard_spent"; readonly round: number }
  | { readonly code: "wildcard_with_chip" };

export interface WildcardFacts {
  /** The round that a squad executed now counts in; null once the season is over. */
  readonly round: number | null;
  /** The round in which the wildcard of this season was played; null: not yet. */
  readonly wildcardRound: number | null;
  /** Whether a chip is set in the squad chosen for the round. */
  readonly hasChips: boolean;
}

/**
 * Whether the wildcard can be played for the coming round: once a season, never beside a chip, not to be taken back
 * (docs/rules.md#wildcard). A squad of the same round may ask for it again. The value is its round.
 */
export function decideWildcard({
  round,
  wildcardRound,
  hasChips,
}: WildcardFacts): Outcome<number, WildcardRefusal> {
  if (round === null) return refused({ code: "season_over" });
  if (wildcardRound === round) return accepted(round);
  if (wildcardRound !== null) return refused({ code: "wildcard_spent", round: wildcardRound });
  return hasChips ? refused({ code: "wildcard_with_chip" }) : accepted(round);
}
