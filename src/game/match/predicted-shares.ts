import { calibrationTargets, type ExpectedShares } from "./calibration.ts";

/**
 * Percentages of wins, draws and losses for the side that is ahead by `gap` points of overall (0 or more): the engine's
 * targets, and straight lines between them; beyond the last one they stay as they are there.
 */
export function predictedShares(gap: number): ExpectedShares {
  const above = calibrationTargets.find((target) => target.gap >= gap) ?? calibrationTargets.at(-1);
  const below = calibrationTargets.findLast((target) => target.gap <= gap) ?? above;
  if (above === undefined || below === undefined) throw new RangeError("there are no targets");
  const way = above.gap === below.gap ? 0 : (gap - below.gap) / (above.gap - below.gap);
  const between = (from: number, to: number): number => from + (to - from) * Math.min(1, way);
  return {
    gap,
    win: between(below.win, above.win),
    draw: between(below.draw, above.draw),
    loss: between(below.loss, above.loss),
  };
}
