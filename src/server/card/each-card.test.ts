import { describe, expect, test } from "vitest";
import { accepted, refused } from "#game/outcome.ts";
import { eachCard } from "./each-card.ts";

describe("the same for several cards", () => {
  test("is done in the order of their ids, and reported in the order given", async () => {
    const done: number[] = [];
    const { results } = await eachCard([30, 4, 100, 4], async (id) => {
      done.push(id);
      return id === 4 ? refused({ code: "not_found" }) : accepted(id);
    });
    expect(done).toEqual([4, 30, 100]);
    expect(results.map(({ id, isDone }) => [id, isDone])).toEqual([
      [30, true],
      [4, false],
      [100, true],
    ]);
  });
});
