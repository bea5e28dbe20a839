import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chanceOf, countAround, normal, pickWeighted, shuffled, wholeBetween } from "./chance.ts";

const seed = fc.integer();
const DRAWS = 20_000;

function draw<Value>(drawOne: (chance: () => number) => Value): Value[] {
  const chance = chanceOf("draws");
  return Array.from({ length: DRAWS }, () => drawOne(chance));
}

function inOrder(numbers: Iterable<number>): number[] {
  return [...numbers].sort((a, b) => a - b);
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function varianceOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return meanOf(numbers.map((number) => (number - mean) ** 2));
}

describe("chance", () => {
  test("a key gives one stream and another key another", () => {
    fc.assert(
      fc.property(seed, (key) => {
        const [one, same, other] = [chanceOf(key, "a"), chanceOf(key, "a"), chanceOf(key, "b")];
        const stream = Array.from({ length: 5 }, one);
        expect(Array.from({ length: 5 }, same)).toEqual(stream);
        expect(Array.from({ length: 5 }, other)).not.toEqual(stream);
        expect(stream.every((number) => number >= 0 && number < 1)).toBe(true);
      }),
    );
  });

  test("a key's parts don't run together", () => {
    expect(chanceOf("1", "12")()).not.toBe(chanceOf("11", "2")());
    expect(chanceOf(1, "a")()).toBe(chanceOf("1", "a")());
  });

  test("whole numbers are between both bounds, and reach them", () => {
    const drawn = new Set(draw((chance) => wholeBetween(chance, 3, 8)));
    expect(inOrder(drawn)).toEqual([3, 4, 5, 6, 7, 8]);
    expect([0, 0.49, 0.5, 0.99].map((number) => wholeBetween(() => number, 1, 2))).toEqual([1, 1, 2, 2]);
  });

  test("counts have the mean asked for, and it is their variance too", () => {
    for (const mean of [0, 0.3, 2.9, 9]) {
      const counts = draw((chance) => countAround(chance, mean));
      expect(Math.abs(meanOf(counts) - mean)).toBeLessThan(0.1);
      expect(Math.abs(varianceOf(counts) - mean)).toBeLessThan(0.05 + mean * 0.05);
    }
  });

  test("normal numbers are around 0 with deviation 1", () => {
    const numbers = draw(normal);
    expect(Math.abs(meanOf(numbers))).toBeLessThan(0.03);
    expect(Math.abs(varianceOf(numbers) - 1)).toBeLessThan(0.05);
    expect(numbers.every(Number.isFinite)).toBe(true);
    const within = (deviations: number) =>
      numbers.filter((number) => Math.abs(number) < deviations).length / DRAWS;
    expect(within(1)).toBeCloseTo(0.683, 1);
    expect(within(2)).toBeCloseTo(0.954, 2);
    expect(numbers.filter((number) => number > 0).length / DRAWS).toBeCloseTo(0.5, 1);
  });

  test("an item is picked as often as it is heavy", () => {
    const picked = draw((chance) =>
      pickWeighted(chance, ["light", "heavy", "never"], (item) => weights[item] ?? 0),
    );
    expect(picked.filter((item) => item === "heavy").length / DRAWS).toBeCloseTo(0.75, 1);
    expect(picked).not.toContain("never");
    expect(
      pickWeighted(
        () => 0,
        ["never", "light"],
        (item) => weights[item] ?? 0,
      ),
    ).toBe("light");
  });

  test("nothing is picked where nothing weighs", () => {
    expect(pickWeighted(chanceOf(1), ["one", "two"], () => 0)).toBeUndefined();
    expect(pickWeighted(chanceOf(1), [], () => 1)).toBeUndefined();
  });

  test("shuffling keeps every item", () => {
    fc.assert(
      fc.property(seed, fc.array(fc.integer()), (key, items) => {
        expect(inOrder(shuffled(chanceOf(key), items))).toEqual(inOrder(items));
      }),
    );
  });

  test("shuffling gives every order as often", () => {
    const orders = draw((chance) => shuffled(chance, ["a", "b", "c"]).join(""));
    for (const order of ["abc", "acb", "bac", "bca", "cab", "cba"]) {
      expect(Math.abs(orders.filter((other) => other === order).length / DRAWS - 1 / 6)).toBeLessThan(0.02);
    }
  });
});

const weights: Record<string, number> = { light: 1, heavy: 3, never: 0 };
