import { describe, expect, test } from "vitest";
import { pitchStrays } from "./pitch-strays.ts";

/** Runs `pitchStrays` on items such as "CB 1", for the label CB at index 1. */
function straysOf(formation: string, ...things: string[]): string[] {
  const strays = pitchStrays(formation, things, (thing) => {
    const [label = "", index = ""] = thing.split(" ");
    return { label, index: Number(index) };
  });
  return strays.map(({ item, point }) => `${item} at ${point.x},${point.y}`);
}

describe("items without a slot of their own", () => {
  test("there are none if every label has its slot", () => {
    expect(straysOf("2-1-1", "GK 0", "CB 1", "CB 2", "CM 3", "ST 4")).toEqual([]);
  });

  test("a label with more items than slots wraps round its slots", () => {
    expect(straysOf("2-1-1", "CB 1", "CB 2", "CB 3", "CB 4")).toEqual(["CB 3 at 35,65", "CB 4 at 65,65"]);
    expect(straysOf("1-2-1", "ST 4", "ST 5")).toEqual(["ST 5 at 50,25"]);
  });

  // shows: 3.36
  test("an unknown label is in the middle, as is every item in an unknown formation", () => {
    expect(straysOf("2-2", "ST 4")).toEqual(["ST 4 at 50,50"]);
    expect(straysOf("3-3-4", "GK 0", "CB 1")).toEqual(["GK 0 at 50,50", "CB 1 at 50,50"]);
  });
});
