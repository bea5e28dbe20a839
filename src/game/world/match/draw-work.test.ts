import { describe, expect, test } from "vitest";
import type { Position } from "#game/card/position.ts";
import { chanceOf } from "#game/world/chance.ts";
import { drawWork } from "./draw-work.ts";
import type { MatchWork, Work } from "./draw-work.ts";
import { matchTimeAt } from "./match-clock.ts";

const MATCHES = 1_500;
const stoppage = { first: 2, second: 8 };

function workOf(position: Position, overall = 76): MatchWork[] {
  const chance = chanceOf("work", position);
  const player = { slug: "player", name: "Player", club: "club", position, overall };
  return Array.from({ length: MATCHES }, () => drawWork(chance, player, stoppage));
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function deviationOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return Math.sqrt(meanOf(numbers.map((number) => (number - mean) ** 2)));
}

/** How often a position does something in a match. */
function rate(position: Position, ...kinds: readonly Work[]): number {
  return meanOf(workOf(position).map(({ done }) => done.filter((deed) => kinds.includes(deed.work)).length));
}

describe("work off the scoresheet", () => {
  test("is spread as in the recorded season: defenders clear, midfielders win the ball, goalkeepers don't tackle", () => {
    expect(rate("defender", "clearance")).toBeCloseTo(4.2, 0);
    expect(rate("defender", "clearance")).toBeGreaterThan(3 * rate("midfielder", "clearance"));
    expect(rate("midfielder", "tackle")).toBeGreaterThan(rate("defender", "tackle"));
    expect(rate("midfielder", "recovery")).toBeGreaterThan(rate("defender", "recovery"));
    expect(rate("goalkeeper", "tackle")).toBe(0);
    expect(rate("goalkeeper", "recovery")).toBeGreaterThan(7.5);
    expect(rate("goalkeeper", "recovery")).toBeLessThan(8.5);
  });

  test.each([
    ["defender", 7.75],
    ["midfielder", 8.75],
    ["forward", 4.6],
  ] as const)("brings a %s about %d defensive contributions in a match", (position, mean) => {
    const kinds: Work[] = ["clearance", "block", "interception", "tackle"];
    if (position !== "defender") kinds.push("recovery");
    expect(Math.abs(rate(position, ...kinds) - mean)).toBeLessThan(0.15);
  });

  test("differs between days by more than chance, and is never negative", () => {
    const counts = workOf("midfielder").map(({ done }) => done.length);
    const byChanceAlone = Math.sqrt(meanOf(counts));
    expect(deviationOf(counts)).toBeGreaterThan(byChanceAlone * 1.25);
    expect(deviationOf(counts)).toBeLessThan(byChanceAlone * 1.6);
  });

  test("is done on the worst of days too", () => {
    /** A day drawn as far below the usual as numbers go. */
    const worst = [1 - 2 ** -32, 0.5];
    let at = 0;
    const chance = () => worst[at++] ?? 0.9;
    const player = {
      slug: "player",
      name: "Player",
      club: "club",
      position: "midfielder" as const,
      overall: 76,
    };
    const { done } = drawWork(chance, player, stoppage);
    expect(done.length).toBeGreaterThan(5);
  });

  test("is done evenly over both halves and their stoppage, and never at half time", () => {
    const times = workOf("midfielder").flatMap(({ done }) =>
      done.map(({ second }) => matchTimeAt(second, stoppage)),
    );
    const share = (isCounted: (time: (typeof times)[number]) => boolean) =>
      times.filter(isCounted).length / times.length;
    expect(share(({ status }) => status === "1H")).toBeCloseTo(47 / 100, 1);
    expect(share(({ status }) => status === "2H")).toBeCloseTo(53 / 100, 1);
    expect(share(({ status }) => status === "HT" || status === "FT" || status === "NS")).toBe(0);
    expect(share(({ minute, stoppage: added }) => minute === 90 && added !== null)).toBeCloseTo(0.08, 1);
    expect(share(({ minute, stoppage: added }) => minute === 45 && added !== null)).toBeGreaterThan(0.01);
    expect(share(({ minute }) => minute === 46)).toBeGreaterThan(0.005);
    expect(share(({ minute }) => minute === 1)).toBeGreaterThan(0.005);
  });
});

describe("influence", () => {
  const influence = (position: Position, overall?: number) =>
    meanOf(workOf(position, overall).map((one) => one.influence));

  test("is what the position brings, for a usual player", () => {
    expect(Math.abs(influence("goalkeeper"))).toBeLessThan(0.25);
    expect(Math.abs(influence("defender") - 1.5)).toBeLessThan(0.25);
    expect(Math.abs(influence("midfielder") - 1)).toBeLessThan(0.25);
    expect(Math.abs(influence("forward") + 3)).toBeLessThan(0.25);
  });

  test("grows with the overall: by 1.5 for ten points", () => {
    expect(Math.abs(influence("midfielder", 86) - 2.5)).toBeLessThan(0.25);
    expect(Math.abs(influence("midfielder", 66) + 0.5)).toBeLessThan(0.25);
  });

  test("is above it on a good day", () => {
    const goodDay = () => 0.1;
    const player = {
      slug: "player",
      name: "Player",
      club: "club",
      position: "forward" as const,
      overall: 76,
    };
    expect(drawWork(goodDay, player, stoppage).influence).toBeGreaterThan(-3 + 1);
  });

  test("differs from day to day", () => {
    const deviation = deviationOf(workOf("forward").map((one) => one.influence));
    expect(Math.abs(deviation - 4)).toBeLessThan(0.2);
  });
});
