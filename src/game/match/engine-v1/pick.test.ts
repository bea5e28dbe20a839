import { describe, expect, test } from "vitest";
import { pickWeighted } from "./pick.ts";

describe("a weighted pick", () => {
  test("falls into the interval of its chance", () => {
    expect([0, 0.249, 0.25, 0.749, 0.75, 0.999].map((chance) => pickWeighted([1, 2, 1], chance))).toEqual([
      0, 0, 1, 1, 2, 2,
    ]);
  });

  test("never falls on a weight of nothing", () => {
    expect([0, 0.5, 0.999].map((chance) => pickWeighted([0, 1, 0], chance))).toEqual([1, 1, 1]);
  });

  test("leaves the excluded one out and shares among the others", () => {
    expect([0, 0.49, 0.51, 0.999].map((chance) => pickWeighted([1, 5, 1], chance, 1))).toEqual([0, 0, 2, 2]);
  });
});
