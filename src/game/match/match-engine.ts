import type { MatchFixture } from "./line-up.ts";
import type { Score } from "./match-event.ts";
import type { EngineVersion, MatchResult } from "./match-result.ts";

/** One version of the match engine: pure, and the same for ever once a match was stored with it. */
export interface MatchEngine {
  readonly version: EngineVersion;
  /** Plays a whole match with its log. */
  readonly play: (fixture: MatchFixture, seed: number) => MatchResult;
  /** Weighs a fixture up once, then answers the score that `play` would give for each seed, without the log. */
  readonly scorer: (fixture: MatchFixture) => (seed: number) => Score;
}
