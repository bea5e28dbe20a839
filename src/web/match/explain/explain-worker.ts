import type { Side } from "#game/side.ts";
import type { MatchInput } from "#game/match/simulate-match.ts";
import { type Distribution, rerun, RERUNS } from "#game/match/rerun.ts";
import { type Help, type Luck, luckOf, whatWouldHelp } from "#game/match/why.ts";
import type { Score } from "#game/match/match-event.ts";

/** How much higher a card's overall is in "what if this card were better". */
const RISE = 8;

export interface Question {
  readonly input: Required<MatchInput>;
  readonly score: Score;
  /** The side it is explained to. */
  readonly side: Side;
}

export interface Explanation {
  readonly distribution: Distribution;
  readonly luck: Luck;
  /** The most helpful first. */
  readonly help: readonly Help[];
}

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  postMessage(explain(data));
});

/** Replays a fixture 2,000 times: the odds, how lucky the result was, and what would have helped. */
function explain({ input, score, side }: Question): Explanation {
  const { home, away, engineVersion, seed } = input;
  const fixture = { home, away, engineVersion };
  const distribution = rerun(fixture, RERUNS, seed);
  return {
    distribution,
    luck: luckOf(score, distribution, side),
    help: whatWouldHelp({ fixture, side, times: RERUNS, seed, rise: RISE }),
  };
}
