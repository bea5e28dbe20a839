import { pickWeighted } from "#game/world/chance.ts";
import type { Chance } from "#game/world/chance.ts";

/** Goals of both sides: so many, or so many to be expected on average. */
export interface Goals {
  readonly home: number;
  readonly away: number;
}

/** No side scores more in one match. */
const MOST_GOALS = 9;

const scores: readonly Goals[] = Array.from({ length: (MOST_GOALS + 1) ** 2 }, (_, at) => ({
  home: Math.floor(at / (MOST_GOALS + 1)),
  away: at % (MOST_GOALS + 1),
}));

/**
 * How much likelier a margin is than if both sides scored on regardless of each other: who trails by two attacks, who
 * leads by one defends, and level sides settle. From three goals on nothing changes. Fitted to the ten commonest
 * recorded scores.
 */
const MARGINS: readonly number[] = [1.05, 1.1, 0.92];

/**
 * Draws a score: goals of both sides by Poisson, corrected by the margin and, for the four lowest scores, after Dixon
 * and Coles.
 *
 * @param lowScores the strength of the latter: below 0 there are more of 0–0 and 1–1 and fewer of 1–0 and 0–1
 */
export function drawScore(chance: Chance, expected: Goals, lowScores: number): Goals {
  const home = goalProbabilities(expected.home);
  const away = goalProbabilities(expected.away);
  const drawn = pickWeighted(chance, scores, (score) => {
    const independent = (home[score.home] ?? 0) * (away[score.away] ?? 0);
    const margin = MARGINS[Math.abs(score.home - score.away)] ?? 1;
    return independent * margin * correctionOf(score, expected, lowScores);
  });
  return drawn ?? { home: 0, away: 0 };
}

function goalProbabilities(mean: number): number[] {
  let probability = Math.exp(-mean);
  return Array.from({ length: MOST_GOALS + 1 }, (_, goals) => {
    if (goals > 0) probability *= mean / goals;
    return probability;
  });
}

function correctionOf({ home, away }: Goals, expected: Goals, lowScores: number): number {
  if (home > 1 || away > 1) return 1;
  if (home === 0 && away === 0) return 1 - expected.home * expected.away * lowScores;
  if (home === 0) return 1 + expected.home * lowScores;
  return away === 0 ? 1 + expected.away * lowScores : 1 - lowScores;
}
