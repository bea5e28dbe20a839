import { accepted, refused } from "#game/outcome.ts";
import type { Outcome } from "#game/outcome.ts";
import { DAY_MS } from "#game/milliseconds.ts";

/** Ranked matches that a manager may start in one day, UTC (docs/rules.md#ranked-matches). */
export const RANKED_PER_DAY = 20;

/** Two managers meet at most once in this time, whichever of them asked (docs/rules.md#ranked-matches). */
export const REMATCH_PAUSE_MS = DAY_MS;

/** The opponent is drawn from this many nearest ones, so two neighbours don't always meet each other. */
export const NEAREST_OPPONENTS = 5;

/** Somebody who could be met. */
export interface Candidate {
  readonly userId: string;
  /** Match-game points. */
  readonly points: number;
  readonly hasActiveTeam: boolean;
  /** Epoch milliseconds of the last ranked match between the two, whichever of them asked, or null. */
  readonly lastMet: number | null;
}

export interface RankedFacts {
  readonly userId: string;
  readonly points: number;
  readonly hasActiveTeam: boolean;
  /** Ranked matches that this manager started since midnight UTC. */
  readonly startedToday: number;
  readonly candidates: readonly Candidate[];
  /** Epoch milliseconds. */
  readonly now: number;
  /** A whole number from 0 up; it draws among the nearest. */
  readonly seed: number;
}

export type RankedRefusal =
  | { readonly code: "no_active_team" }
  /** `freeAt` is the next midnight UTC, in epoch milliseconds. */
  | { readonly code: "ranked_limit_reached"; readonly limit: number; readonly freeAt: number }
  /** `freeAt` is when the first opponent met lately may be met again, or null if there is no opponent at all. */
  | { readonly code: "no_opponent"; readonly freeAt: number | null };

/** When the count of ranked matches resets: the next midnight UTC. Epoch milliseconds in and out. */
export function nextRankedDay(now: number): number {
  return (Math.floor(now / DAY_MS) + 1) * DAY_MS;
}

/**
 * The candidates that a manager may meet now in a ranked match, nearest in rating first: with an active team, not
 * themselves, not met in the last 24 hours. Of equally near ones, the one not met for longest, then by id.
 */
export function rankOpponents(
  facts: Pick<RankedFacts, "userId" | "points" | "candidates" | "now">,
): readonly Candidate[] {
  const distance = (candidate: Candidate): number => Math.abs(candidate.points - facts.points);
  return facts.candidates
    .filter((candidate) => isPlayable(candidate, facts.userId) && freeAt(candidate) <= facts.now)
    .sort((a, b) => distance(a) - distance(b) || freeAt(a) - freeAt(b) || (a.userId < b.userId ? -1 : 1));
}

/** Whether a manager may play a ranked match now, and who the opponent is (docs/rules.md#ranked-matches). */
export function decideRanked(facts: RankedFacts): Outcome<Candidate, RankedRefusal> {
  if (!facts.hasActiveTeam) return refused({ code: "no_active_team" });
  if (facts.startedToday >= RANKED_PER_DAY) {
    return refused({ code: "ranked_limit_reached", limit: RANKED_PER_DAY, freeAt: nextRankedDay(facts.now) });
  }
  const nearest = rankOpponents(facts).slice(0, NEAREST_OPPONENTS);
  const opponent = nearest[facts.seed % Math.max(1, nearest.length)];
  return opponent ? accepted(opponent) : refused({ code: "no_opponent", freeAt: firstFree(facts) });
}

function isPlayable(candidate: Candidate, userId: string): boolean {
  return candidate.hasActiveTeam && candidate.userId !== userId;
}

/** When a candidate may be met again; 0 for one never met. */
function freeAt({ lastMet }: Candidate): number {
  return lastMet === null ? 0 : lastMet + REMATCH_PAUSE_MS;
}

function firstFree({ candidates, userId }: RankedFacts): number | null {
  const times = candidates.filter((candidate) => isPlayable(candidate, userId)).map(freeAt);
  return times.length === 0 ? null : Math.min(...times);
}
