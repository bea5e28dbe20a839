import { describe, expect, test } from "vitest";
import { chanceOf } from "#game/world/chance.ts";
import { drawScore } from "./draw-score.ts";
import type { Goals } from "./draw-score.ts";

const DRAWS = 20_000;

function drawMany(expected: Goals, lowScores = 0): Goals[] {
  const chance = chanceOf("scores");
  return Array.from({ length: DRAWS }, () => drawScore(chance, expected, lowScores));
}

function shareOf(scores: readonly Goals[], isCounted: (score: Goals) => boolean): number {
  return scores.filter(isCounted).length / scores.length;
}

function isGoalless({ home, away }: Goals): boolean {
  return home + away === 0;
}

describe("score", () => {
  test("sides score about as often as expected", () => {
    const scores = drawMany({ home: 1.6, away: 1.2 });
    const mean = (side: keyof Goals) => scores.reduce((sum, score) => sum + score[side], 0) / DRAWS;
    expect(Math.abs(mean("home") - 1.6)).toBeLessThan(0.06);
    expect(Math.abs(mean("away") - 1.2)).toBeLessThan(0.06);
  });

  test("the side that expects more wins more often", () => {
    const scores = drawMany({ home: 2, away: 0.9 });
    const wins = shareOf(scores, ({ home, away }) => home > away);
    expect(wins).toBeGreaterThan(0.55);
    expect(wins).toBeLessThan(0.75);
  });

  test("a stronger correction gives more goalless draws", () => {
    const expected = { home: 1.4, away: 1.2 };
    expect(shareOf(drawMany(expected, -0.1), isGoalless)).toBeGreaterThan(
      shareOf(drawMany(expected), isGoalless),
    );
  });

  test("nobody scores ten", () => {
    expect(drawMany({ home: 8, away: 8 }).every(({ home, away }) => home < 10 && away < 10)).toBe(true);
  });
});
