import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { edges, isEdited, moveEdge, moveFrame, NO_CROP, NO_EDIT, turn } from "./crop.ts";

const percent = fc.integer({ min: -50, max: 150 });

describe("the frame of a crop", () => {
  test("never leaves the picture and never closes", () => {
    const step = fc.record({
      edge: fc.constantFrom(...edges),
      cutOff: percent,
      across: percent,
      down: percent,
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let crop = NO_CROP;
        for (const { edge, cutOff, across, down } of steps) {
          crop = moveFrame(moveEdge(crop, edge, cutOff), across, down);
        }
        for (const edge of edges) expect(crop[edge]).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.right).toBeLessThanOrEqual(90);
        expect(crop.top + crop.bottom).toBeLessThanOrEqual(90);
      }),
    );
  });

  test("keeps its size when moved", () => {
    const crop = { left: 10, top: 20, right: 30, bottom: 40 };
    expect(moveFrame(crop, 5, -5)).toEqual({ left: 15, top: 15, right: 25, bottom: 45 });
    expect(moveFrame(crop, -99, 99)).toEqual({ left: 0, top: 60, right: 40, bottom: 0 });
  });

  test("rotates with the picture", () => {
    const edit = { turns: 0, crop: { left: 1, top: 2, right: 3, bottom: 4 } };
    expect(turn(edit, "right")).toEqual({ turns: 1, crop: { left: 4, top: 1, right: 2, bottom: 3 } });
    expect(turn(turn(edit, "right"), "left")).toEqual(edit);
    expect(turn(turn(turn(turn(edit, "left"), "left"), "left"), "left")).toEqual(edit);
  });

  test("counts as an edit, and so does a rotation", () => {
    expect(isEdited(NO_EDIT)).toBe(false);
    expect(isEdited(turn(NO_EDIT, "left"))).toBe(true);
    expect(isEdited({ turns: 0, crop: moveEdge(NO_CROP, "top", 5) })).toBe(true);
  });
});
