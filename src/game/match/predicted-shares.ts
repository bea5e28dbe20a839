import { calibrationTargets, type ExpectedShares } from "./calibration.ts";

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
