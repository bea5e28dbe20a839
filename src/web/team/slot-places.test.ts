import { describe, expect, test } from "vitest";
import { slotPlaces } from "./slot-places.ts";

function places(formation: string, items: readonly (readonly [label: string, index: number])[]) {
  return [...slotPlaces(formation, items, ([label, index]) => ({ label, index }))].map(
    ([at, [label, index]]) => `${at}: ${label}-${index}`,
  );
}

describe("places of slots", () => {
  test("an index in the formation is the place, even in a partial line-up", () => {
    expect(places("2-1-1", [["CB", 2]])).toEqual(["2: CB-2"]);
  });

  test("an index among one label's slots fills that label's slots", () => {
    const within = [
      ["GK", 0],
      ["CB", 0],
      ["CB", 1],
      ["ST", 0],
    ] as const;
    expect(places("2-1-1", within).sort()).toEqual(["0: GK-0", "1: CB-0", "2: CB-1", "4: ST-0"]);
  });

  test("a label that isn't in the formation is left out", () => {
    expect(places("2-1-1", [["LM", 3]])).toEqual([]);
    expect(places("unknown", [["GK", 0]])).toEqual([]);
  });
});
