import { describe, expect, test } from "vitest";
import { batchedLookup } from "./batched-lookup.ts";

describe("a look-up together with others", () => {
  test("sends one query for all callers at the same time, and gives each its own answer", async () => {
    const questions: string[][] = [];
    const lookUp = batchedLookup(async (keys) => {
      questions.push([...keys]);
      return new Map(keys.filter((key) => key !== "none").map((key) => [key, key.toUpperCase()]));
    });
    const answers = await Promise.all(["a", "b", "a", "none"].map(lookUp));
    expect(answers).toEqual(["A", "B", "A", null]);
    expect(questions).toEqual([["a", "b", "none"]]);
  });

  test("asks again the next time", async () => {
    let asked = 0;
    const lookUp = batchedLookup(async () => new Map([["a", (asked += 1)]]));
    expect([await lookUp("a"), await lookUp("a")]).toEqual([1, 2]);
  });

  test("that fails rejects for all callers", async () => {
    const lookUp = batchedLookup(() => Promise.reject(new Error("gone")));
    const outcomes = await Promise.allSettled([lookUp("a"), lookUp("b")]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});
