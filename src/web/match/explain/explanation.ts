import type { Side } from "#game/match/match-event.ts";
import type { MatchInput } from "#game/match/simulate-match.ts";
import { type Distribution, rerun } from "#game/match/rerun.ts";
import { type Help, type Luck, luckOf, whatWouldHelp } from "#game/match/why.ts";
import type { Score } from "#game/match/match-event.ts";

/** How often a match is played again to explain it (docs/rules.md#match-checks). */
export const RERUNS = 2000;

/** By how many points of overall a card is supposed to be better. */
export const RISE = 8;

export interface Question {
  readonly input: Required<MatchInput>;
  readonly score: Score;
  /** For whom it is explained. */
  readonly side: Side;
}

export interface Explanation {
  readonly distribution: Distribution;
  readonly luck: Luck;
  /** The most helpful first. */
  readonly help: readonly Help[];
}

/** Plays a fixture 2,000 times and says what it promised, how lucky the result was, and what would have helped. */
export function explain({ input, score, side }: Question): Explanation {
  const { home, away, engineVersion, seed } = input;
  const fixture = { home, away, engineVersion };
  const distribution = rerun(fixture, RERUNS, seed);
  return {
    distribution,
    luck: luckOf(score, distribution, side),
    help: whatWouldHelp({ fixture, side, times: RERUNS, seed, rise: RISE }),
  };
}
