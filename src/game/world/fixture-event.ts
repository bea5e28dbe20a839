import type { Side } from "#game/side.ts";

interface Occasion {
  /** Seconds after the kick-off, half time included: the order of events. */
  readonly second: number;
  /** 1–90. */
  readonly minute: number;
  /** The minute beyond 45 or 90; null in regular time. */
  readonly stoppage: number | null;
  /** Whose event it is. A goal, an own goal too, belongs to the side that it counts for. */
  readonly side: Side;
}

/** Something that happened in a fixture. Players are named by their slugs. */
export type FixtureEvent = Occasion &
  (
    | {
        readonly kind: "goal";
        readonly player: string;
        readonly assist: string | null;
        readonly isPenalty: boolean;
      }
    /** The player belongs to the other side. */
    | { readonly kind: "own_goal"; readonly player: string }
    /** `savedBy` is null where the shot missed the goal. */
    | { readonly kind: "penalty_missed"; readonly player: string; readonly savedBy: string | null }
    | { readonly kind: "yellow_card"; readonly player: string }
    /** A second yellow is one red and no further yellow (docs/rules.md#points). */
    | { readonly kind: "red_card"; readonly player: string; readonly isSecondYellow: boolean }
    | { readonly kind: "substitution"; readonly on: string; readonly off: string }
  );
