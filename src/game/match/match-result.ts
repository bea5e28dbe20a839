import type { Five } from "./line-up.ts";
import type { Side } from "#game/side.ts";
import type { MatchEvent, Score } from "./match-event.ts";

/** The versions of the match engine; a stored match names the one it was played with. */
export type EngineVersion = 1;

/** What one side did. */
export interface SideStatistics {
  /** Whole percent of the time on the ball; both sides add up to 100. */
  readonly possession: number;
  readonly shots: number;
  readonly shotsOnTarget: number;
  readonly saves: number;
  /** Sum over the side's chances, in hundredths of a goal. */
  readonly expectedGoals: number;
  readonly yellowCards: number;
  readonly redCards: number;
  /** One rating from 3.0 to 10.0, in tenths, for each player of the line-up in its order. */
  readonly ratings: Five<number>;
}

/** A played match. With the engine's version, the seed and both line-ups it can be made again, byte for byte. */
export interface MatchResult {
  readonly engineVersion: EngineVersion;
  readonly seed: number;
  readonly score: Score;
  readonly events: readonly MatchEvent[];
  readonly home: SideStatistics;
  readonly away: SideStatistics;
  readonly manOfTheMatch: { readonly side: Side; readonly player: number };
}
