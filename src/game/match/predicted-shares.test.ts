import { describe, expect, test } from "vitest";
import { calibrationTargets } from "./calibration.ts";
import { predictedShares } from "./predicted-shares.ts";

describe("predicted shares", () => {
  test("are the engine's targets where there is one", () => {
    for (const target of calibrationTargets) expect(predictedShares(target.gap)).toEqual(target);
  });

  test("are between the targets on both sides, and always add up to a hundred", () => {
    expect(predictedShares(1)).toEqual({ gap: 1, win: 43, draw: 18, loss: 39 });
    expect(predictedShares(5)).toEqual({ gap: 5, win: 51, draw: 17.5, loss: 31.5 });
    expect(predictedShares(10)).toEqual({ gap: 10, win: 61, draw: 16, loss: 23 });
    for (let gap = 0; gap < 60; gap += 1) {
      const { win, draw, loss } = predictedShares(gap);
      expect(win + draw + loss).toBeCloseTo(100, 9);
    }
  });

  test("stay as they are beyond the last target", () => {
    expect(predictedShares(20)).toEqual({ gap: 20, win: 79, draw: 11, loss: 10 });
    expect(predictedShares(19)).toEqual({ gap: 19, win: 77.25, draw: 11.5, loss: 11.25 });
    expect(predictedShares(45)).toEqual({ gap: 45, win: 79, draw: 11, loss: 10 });
  });
});
