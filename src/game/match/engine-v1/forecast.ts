import type { FiveASideFormationName } from "#game/team/formation.ts";
import type { LineUp } from "#game/match/line-up.ts";
import { strengthOf } from "./strength.ts";

/** What a fixture promises before it is played. */
export interface Forecast {
  /** Goals expected of each side over a whole match. */
  readonly home: number;
  readonly away: number;
  /** Probability that the home side has the ball in a given minute. */
  readonly homeControl: number;
}

/** Goals a side expected between equals (docs/rules.md#match-targets). */
export const EVEN_GOALS = 2.6;

/**
 * Points of overall that are worth one goal to a side; fitted to the win, draw and loss table of
 * docs/rules.md#match-targets.
 */
const OVERALL_PER_GOAL = 17.5;

/** Up to this edge, in points of overall, expected goals follow a straight line; beyond it they level off. */
const STRAIGHT_EDGE = 24;

/**
 * What a formation makes of its own goals and of those it concedes: it trades one for the other
 * (docs/rules.md#match-engine).
 */
const FORMATIONS: Readonly<Record<FiveASideFormationName, { attack: number; concede: number }>> = {
  "2-1-1": { attack: 0.95, concede: 0.94 },
  "2-2": { attack: 0.98, concede: 0.97 },
  "1-2-1": { attack: 1, concede: 1 },
  "1-1-2": { attack: 1.08, concede: 1.08 },
};

/** Points of control for which a minute on the ball moves by 100 percentage points, and the bounds of that share. */
const CONTROL_PER_CERTAINTY = 80;
const CONTROL_BOUNDS = { least: 0.15, most: 0.85 };

/** Foresees a fixture. More overall on one side never lowers its goals, nor raises the other side's. */
export function forecast(home: LineUp, away: LineUp): Forecast {
  const ours = strengthOf(home);
  const theirs = strengthOf(away);
  const homeShape = FORMATIONS[home.formation];
  const awayShape = FORMATIONS[away.formation];
  const control = 0.5 + (ours.control - theirs.control) / CONTROL_PER_CERTAINTY;
  return {
    home: goalsAtEdge(ours.attack - theirs.defence) * homeShape.attack * awayShape.concede,
    away: goalsAtEdge(theirs.attack - ours.defence) * awayShape.attack * homeShape.concede,
    homeControl: Math.min(CONTROL_BOUNDS.most, Math.max(CONTROL_BOUNDS.least, control)),
  };
}

/**
 * Expected goals for an edge of attack over defence, in points of overall. A difference and not a ratio: ratios turn
 * uneven fixtures into scores of 13 to 0 (docs/rules.md#match-engine). The bend beyond the straight part is a plain
 * fraction that continues its slope, because the engine uses no function beyond + − × ÷ and square root (see
 * `fate.ts`).
 */
function goalsAtEdge(edge: number): number {
  if (edge > STRAIGHT_EDGE) return EVEN_GOALS + EVEN_GOALS - goalsAtEdge(-edge);
  if (edge >= -STRAIGHT_EDGE) return EVEN_GOALS + edge / OVERALL_PER_GOAL;
  const atBend = EVEN_GOALS - STRAIGHT_EDGE / OVERALL_PER_GOAL;
  const beyond = (-edge - STRAIGHT_EDGE) / OVERALL_PER_GOAL;
  return (atBend * atBend) / (atBend + beyond);
}
