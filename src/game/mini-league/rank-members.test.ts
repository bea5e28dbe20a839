import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rankMembers } from "./rank-members.ts";

function positionsOf(overall: readonly (number | null)[]): (number | null)[] {
  return rankMembers(overall.map((overallPosition) => ({ overallPosition }))).map(({ position }) => position);
}

describe("the table of a mini-league", () => {
  test("follows the table of all, equals sharing their position and the next one jumping", () => {
    expect(positionsOf([900, 17, 17, 20_000])).toEqual([1, 1, 3, 4]);
  });

  test("has members without points of the period last, without a position", () => {
    expect(positionsOf([null, 4, null, 2])).toEqual([1, 2, null, null]);
  });

  test("has each member once, in the same order as the table of all", () => {
    const places = fc.array(fc.option(fc.integer({ min: 1, max: 50 })), { maxLength: 30 });
    fc.assert(
      fc.property(places, (overall) => {
        const members = overall.map((overallPosition, id) => ({ id, overallPosition }));
        const ranked = rankMembers(members);
        expect(ranked.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(members.map(({ id }) => id));
        for (const one of ranked) {
          const above = members.filter(
            (other) => other.overallPosition !== null && other.overallPosition < (one.overallPosition ?? 0),
          );
          expect(one.position).toBe(one.overallPosition === null ? null : above.length + 1);
        }
      }),
    );
  });
});
