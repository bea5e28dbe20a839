import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkCorners, type Corners } from "#game/card/face/corners.ts";
import { moveCorner, turnCard } from "./card-frame.ts";

const card: Corners = [
  { x: 0.2, y: 0.1 },
  { x: 0.8, y: 0.1 },
  { x: 0.8, y: 0.9 },
  { x: 0.2, y: 0.9 },
];

describe("the corners of a card on a photo", () => {
  test("are corners that the server accepts, wherever they are moved", () => {
    const step = fc.record({
      at: fc.integer({ min: 0, max: 3 }),
      x: fc.double({ min: -2, max: 2 }),
      y: fc.double({ min: -2, max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let corners = card;
        for (const { at, x, y } of steps) corners = moveCorner(corners, at, x, y);
        expect(checkCorners(corners).ok).toBe(true);
      }),
    );
  });

  test("stop at the edges of the photo", () => {
    expect(moveCorner(card, 0, -0.5, 0.05)[0]).toEqual({ x: 0, y: 0.05 });
    expect(moveCorner(card, 2, 0.85, 1.5)[2]).toEqual({ x: 0.85, y: 1 });
  });

  test("stay where they are instead of crossing", () => {
    expect(moveCorner(card, 0, 0.9, 0.95)).toBe(card);
  });

  test("turn with the card, and four turns change nothing", () => {
    expect(turnCard(card, "right")[0]).toEqual({ x: 0.2, y: 0.9 });
    expect(turnCard(card, "left")[0]).toEqual({ x: 0.8, y: 0.1 });
    expect(turnCard(turnCard(card, "left"), "right")).toEqual(card);
    const once = (corners: Corners): Corners => turnCard(corners, "right");
    expect(once(once(once(once(card))))).toEqual(card);
  });
});
