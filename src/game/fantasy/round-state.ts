import { HOUR_MS } from "#game/milliseconds.ts";
import { DEADLINE_BEFORE_KICK_OFF } from "./deadline.ts";
import type { Round } from "./round.ts";

/** A match ends within so many milliseconds of its kick-off: two halves, the pause and generous stoppage. */
export const MATCH_LASTS = 2 * HOUR_MS;

/** A round is final so long after its last match, in milliseconds: 24 hours (docs/rules.md#rounds). */
export const FINAL_AFTER = 24 * HOUR_MS;

/** In the order in which a round passes through them. */
export const roundStates = ["upcoming", "live", "provisional", "final"] as const;

export type RoundState = (typeof roundStates)[number];

/**
 * The state of a round at an instant (epoch milliseconds; docs/rules.md#rounds): upcoming until its deadline, live
 * until every fixture that counts in it is over, provisional while results may be corrected, then final.
 */
export function roundStateAt(round: Pick<Round, "deadline" | "fixtures">, now: number): RoundState {
  if (now < round.deadline) return "upcoming";
  if (round.fixtures.some(({ status }) => status !== "finished")) return "live";
  return now < finalAt(round) ? "provisional" : "final";
}

/** When a round whose fixtures are all over becomes final, epoch milliseconds. */
export function finalAt(round: Pick<Round, "deadline" | "fixtures">): number {
  const kickOffs = round.fixtures.map(({ kickOff }) => kickOff);
  return Math.max(round.deadline + DEADLINE_BEFORE_KICK_OFF, ...kickOffs) + MATCH_LASTS + FINAL_AFTER;
}

/** The round that was locked last, whatever has become of it; null before the first deadline. */
export function currentRound<Candidate extends Pick<Round, "deadline">>(
  rounds: readonly Candidate[],
  now: number,
): Candidate | null {
  return rounds.findLast(({ deadline }) => deadline <= now) ?? null;
}

/** The round that a squad executed now counts in: the first with a deadline in the future; null once the season is over. */
export function nextRound<Candidate extends Pick<Round, "deadline">>(
  rounds: readonly Candidate[],
  now: number,
): Candidate | null {
  return rounds.find(({ deadline }) => deadline > now) ?? null;
}
