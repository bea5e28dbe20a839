import { fiveASideFormationNames } from "#game/team/formation.ts";
import type { FiveASideFormationName } from "#game/team/formation.ts";
import { houseLineUp } from "./house-team.ts";
import type { Score } from "./match-event.ts";
import { engines, LATEST_ENGINE_VERSION } from "./simulate-match.ts";

/** Percentages of wins, draws and losses for the side that is ahead by `gap` points of overall. */
export interface ExpectedShares {
  readonly gap: number;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** What the engine is tuned to (docs/rules.md#match-targets). */
export const calibrationTargets: readonly [ExpectedShares, ...ExpectedShares[]] = [
  { gap: 0, win: 41, draw: 18, loss: 41 },
  { gap: 2, win: 45, draw: 18, loss: 37 },
  { gap: 8, win: 57, draw: 17, loss: 26 },
  { gap: 12, win: 65, draw: 15, loss: 20 },
  { gap: 20, win: 79, draw: 11, loss: 10 },
];

/** How far a measured share may be from its target, in percentage points (docs/rules.md#match-targets). */
export const SHARE_TOLERANCE = 2;

/** Goals a side between equals, and how far from it the mean may be (docs/rules.md#match-targets). */
export const GOALS_TARGET = { mean: 2.6, tolerance: 0.1 };

/**
 * The largest share of the points that a formation may win against the field, in percent (docs/rules.md#match-targets).
 */
export const FORMATION_LIMIT = 53;

/** Matches played for each gap when the engine is measured (docs/rules.md#match-targets). */
export const MATCHES_PER_GAP = 20_000;

/** Both sides are around this overall. */
const MIDDLE_OVERALL = 75;

/** What was measured of one gap. */
export interface MeasuredGap extends ExpectedShares {
  readonly matches: number;
  readonly goals: { readonly home: number; readonly away: number };
  readonly mostGoals: number;
}

/**
 * Plays `matches` matches between two teams whose overalls are `gap` points apart (−60 to 60, the home side ahead when
 * positive), every formation against every other in turn. Seeds run on from `firstSeed`.
 */
export function measureGap(gap: number, matches: number, firstSeed: number): MeasuredGap {
  const pairings = fiveASideFormationNames.flatMap((home) =>
    fiveASideFormationNames.map((away) => scorerOf(home, away, gap)),
  );
  const count = { win: 0, draw: 0, loss: 0, home: 0, away: 0, most: 0 };
  for (const score of scoresInTurn(pairings, matches, firstSeed)) {
    count[wonBy(score)] += 1;
    count.home += score.home;
    count.away += score.away;
    count.most = Math.max(count.most, score.home, score.away);
  }
  const percent = (part: number): number => (100 * part) / matches;
  return {
    gap,
    matches,
    win: percent(count.win),
    draw: percent(count.draw),
    loss: percent(count.loss),
    goals: { home: count.home / matches, away: count.away / matches },
    mostGoals: count.most,
  };
}

/**
 * The share of the points, in percent, that a formation wins against the other three in equal parts, all overalls
 * equal: a win counts one, a draw one half.
 */
export function measureFormation(
  formation: FiveASideFormationName,
  matches: number,
  firstSeed: number,
): number {
  const field = fiveASideFormationNames
    .filter((other) => other !== formation)
    .map((other) => scorerOf(formation, other, 0));
  const points = scoresInTurn(field, matches, firstSeed).reduce(
    (sum, score) => sum + { win: 1, draw: 0.5, loss: 0 }[wonBy(score)],
    0,
  );
  return (100 * points) / matches;
}

type Scorer = (seed: number) => Score;

/** The scores of so many matches, each pairing's together: the first seed is the first pairing's, the next the second's. */
function scoresInTurn(pairings: readonly Scorer[], matches: number, firstSeed: number): Score[] {
  return pairings.flatMap((scoreAt, place) => {
    const scores: Score[] = [];
    for (let index = place; index < matches; index += pairings.length)
      scores.push(scoreAt(firstSeed + index));
    return scores;
  });
}

function scorerOf(home: FiveASideFormationName, away: FiveASideFormationName, gap: number): Scorer {
  return engines[LATEST_ENGINE_VERSION].scorer({
    home: houseLineUp(home, MIDDLE_OVERALL + Math.ceil(gap / 2)),
    away: houseLineUp(away, MIDDLE_OVERALL - Math.floor(gap / 2)),
  });
}

function wonBy({ home, away }: Score): "win" | "draw" | "loss" {
  if (home === away) return "draw";
  return home > away ? "win" : "loss";
}

/**
 * Percentages of wins, draws and losses for the side that is ahead by `gap` points of overall (0 or more): the engine's
 * targets, and straight lines between them; beyond the last one they stay as they are there.
 */
export function predictedShares(gap: number): ExpectedShares {
  const below = calibrationTargets.findLast((target) => target.gap <= gap) ?? calibrationTargets[0];
  const above = calibrationTargets.find((target) => target.gap > gap) ?? below;
  const way = above === below ? 0 : (gap - below.gap) / (above.gap - below.gap);
  const between = (from: number, to: number): number => from + (to - from) * way;
  return {
    gap,
    win: between(below.win, above.win),
    draw: between(below.draw, above.draw),
    loss: between(below.loss, above.loss),
  };
}
