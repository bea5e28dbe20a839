import { describe, expect, test } from "vitest";
import { chanceOf } from "#game/world/chance.ts";
import { drawScore } from "./draw-score.ts";
import type { Goals } from "./draw-score.ts";

const DRAWS = 6_000;

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

/** How likely each score is, as `home-away`: the share of evenly spread numbers that give it. */
function probabilities(expected: Goals, lowScores: number): (score: string) => number {
  const count = new Map<string, number>();
  for (let step = 0; step < DRAWS; step += 1) {
    const { home, away } = drawScore(() => (step + 0.5) / DRAWS, expected, lowScores);
    count.set(`${home}-${away}`, (count.get(`${home}-${away}`) ?? 0) + 1);
  }
  return (score) => (count.get(score) ?? 0) / DRAWS;
}

/** Goals of both sides regardless of each other, as a share of 2–1: what Poisson alone would give. */
function beside21({ home, away }: Goals, expected: Goals): number {
  const factorials = [1, 1, 2, 6, 24];
  const poisson = (goals: number, mean: number) => mean ** goals / (factorials[goals] ?? 1);
  const independent = (one: Goals) => poisson(one.home, expected.home) * poisson(one.away, expected.away);
  return independent({ home, away }) / independent({ home: 2, away: 1 });
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

  test("nobody scores ten, and nine goals are possible for both", () => {
    const scores = drawMany({ home: 8, away: 8 });
    expect(scores.every(({ home, away }) => home < 10 && away < 10)).toBe(true);
    expect(Math.max(...scores.map(({ home }) => home))).toBe(9);
    expect(Math.max(...scores.map(({ away }) => away))).toBe(9);
  });

  test("level scores and a lead of one are likelier than by chance, a lead of two is rarer", () => {
    const expected = { home: 1.6, away: 1.3 };
    const probability = probabilities(expected, 0);
    const likelier = (home: number, away: number) =>
      probability(`${home}-${away}`) / probability("2-1") / beside21({ home, away }, expected);
    expect(likelier(2, 2)).toBeCloseTo(1.05 / 1.1, 1);
    expect(likelier(1, 2)).toBeCloseTo(1, 1);
    expect(likelier(3, 1)).toBeCloseTo(0.92 / 1.1, 1);
    expect(likelier(1, 3)).toBeCloseTo(0.92 / 1.1, 1);
    expect(likelier(4, 1)).toBeCloseTo(1 / 1.1, 1);
    expect(likelier(3, 1)).toBeLessThan(likelier(4, 1));
    expect(likelier(2, 2)).toBeLessThan(likelier(1, 2));
    expect(likelier(2, 2)).toBeGreaterThan(likelier(4, 1));
  });

  test("the four lowest scores are corrected as by Dixon and Coles, and no other", () => {
    const [lambda, mu, rho] = [1.6, 1.2, -0.2];
    const plain = probabilities({ home: lambda, away: mu }, 0);
    const corrected = probabilities({ home: lambda, away: mu }, rho);
    const beside = (score: string) => corrected(score) / corrected("2-1") / (plain(score) / plain("2-1"));
    expect(beside("0-0")).toBeCloseTo(1 - lambda * mu * rho, 1);
    expect(beside("0-1")).toBeCloseTo(1 + lambda * rho, 1);
    expect(beside("1-0")).toBeCloseTo(1 + mu * rho, 1);
    expect(beside("1-1")).toBeCloseTo(1 - rho, 1);
    for (const score of ["2-0", "0-2", "1-2", "2-2", "3-1"]) expect(beside(score)).toBeCloseTo(1, 1);
  });
});
