import type { MissManner, Move } from "#game/match/match-event.ts";

/** Lines to choose one of. */
export type Pool = readonly string[];

/** What a goal means for the match. */
export type GoalMeaning =
  | "opener"
  | "equaliser"
  | "lead"
  | "extended"
  | "reply"
  | "lateEqualiser"
  | "lateLead";

/** The score at a whistle, seen from the side that leads. */
export type WhistleMeaning = "goalless" | "level" | "close" | "ahead" | "clear";

/** How a goal was finished. */
export type Finish = "openPlay" | "fromRange" | "fromFreeKick";

/**
 * The lines of a language, by what they tell. A line has slots such as `{player}`: who acts, and beside that `{to}`,
 * `{assist}`, `{shooter}`, `{keeper}`, `{team}`, `{rivals}` and `{score}`, as the event has them.
 */
export interface CommentaryLines {
  readonly keeperBuildUp: Pool;
  readonly backPass: Pool;
  readonly buildUp: Pool;
  readonly yellow: Pool;
  readonly straightRed: Pool;
  readonly secondYellow: Pool;
  /** Up to the shot: laid on by a team-mate, or made alone. */
  readonly chance: Readonly<Record<Move, { readonly laidOn: Pool; readonly alone: Pool }>>;
  readonly save: Pool;
  readonly miss: Readonly<Record<MissManner, Pool>>;
  readonly finish: Readonly<Record<Finish, Pool>>;
  /** A second sentence for a goal. */
  readonly meaning: Readonly<Record<GoalMeaning, Pool>>;
  readonly firstKickOff: Pool;
  readonly secondKickOff: Pool;
  readonly halfTime: Readonly<Record<WhistleMeaning, Pool>>;
  readonly fullTime: Readonly<Record<WhistleMeaning, Pool>>;
}
