import type { Side } from "#game/side.ts";

/** Goals of both sides. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

/** How a chance came about. Through balls and cutbacks always have a creator, free kicks and solo runs never. */
export type Move = "throughBall" | "cutback" | "counter" | "longShot" | "solo" | "freeKick";

/** How a chance was spoilt without the keeper touching the ball. */
export type MissManner = "wide" | "over" | "post" | "blocked";

/**
 * Minutes of a match: two halves of twenty, as in futsal, where five a side score about 2.6 goals each
 * (docs/rules.md#match-engine).
 */
export const MATCH_MINUTES = 40;
export const HALF_MINUTES = 20;

interface Moment {
  /** 1 to 40. */
  readonly minute: number;
  /** 0 to 59 within that minute; events of a match never run backwards. */
  readonly second: number;
}

/**
 * One line of a match's log. Players are indices 0 to 4 into the line-up of `side`, except where a field says otherwise.
 * The log holds facts only: the words come from the commentary, so no wording can ever change a result.
 */
export type MatchEvent = Moment &
  (
    | { readonly kind: "kickOff"; readonly side: Side }
    | { readonly kind: "buildUp"; readonly side: Side; readonly player: number; readonly to: number }
    | {
        readonly kind: "chance";
        readonly side: Side;
        readonly player: number;
        readonly assist: number | null;
        readonly move: Move;
        /** Probability of a goal as the ball is struck, in hundredths (0.01 to 0.95). */
        readonly expectedGoals: number;
      }
    /** `side` and `player` are the keeper's; `shooter` is an index into the other side. */
    | { readonly kind: "save"; readonly side: Side; readonly player: number; readonly shooter: number }
    | {
        readonly kind: "goal";
        readonly side: Side;
        readonly player: number;
        readonly assist: number | null;
        readonly move: Move;
        /** The score with this goal counted. */
        readonly score: Score;
      }
    | {
        readonly kind: "miss";
        readonly side: Side;
        readonly player: number;
        readonly manner: MissManner;
      }
    | { readonly kind: "yellowCard"; readonly side: Side; readonly player: number }
    | {
        readonly kind: "redCard";
        readonly side: Side;
        readonly player: number;
        /** A second yellow is logged as this one red, never as a yellow besides (docs/rules.md#points). */
        readonly secondYellow: boolean;
      }
    | { readonly kind: "halfTime"; readonly score: Score }
    | { readonly kind: "fullTime"; readonly score: Score }
  );

export type MatchEventKind = MatchEvent["kind"];

/** The event of one kind. */
export type EventOf<Kind extends MatchEventKind> = Extract<MatchEvent, { readonly kind: Kind }>;

/** By how many goals a side is ahead; negative: behind. */
export function marginOf(score: Score, side: Side): number {
  return side === "home" ? score.home - score.away : score.away - score.home;
}
