import { describe, expect, test } from "vitest";
import type { GreyPhoto } from "#game/card/face/pixels.ts";
import { hasBezel } from "./bezel.ts";

const WIDTH = 120;
const HEIGHT = 160;
const TABLE = 200;
const FRAME = 10;

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
}

function isIn({ left, top, across, down }: Rectangle, x: number, y: number): boolean {
  return x >= left && x < left + across && y >= top && y < top + down;
}

function photoOf(lightAt: (x: number, y: number) => number): GreyPhoto {
  const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    lightAt(at % WIDTH, Math.floor(at / WIDTH)),
  );
  return { pixels, width: WIDTH, height: HEIGHT };
}

/** Something light in the middle of darkness. */
function framed(across: number, down: number, over: Partial<Rectangle> = {}): GreyPhoto {
  const [left, top] = [Math.floor((WIDTH - across) / 2), Math.floor((HEIGHT - down) / 2)];
  return photoOf((x, y) => (isIn({ left, top, across, down, ...over }, x, y) ? TABLE : FRAME));
}

describe("a display in its bezel", () => {
  test("is light with straight edges and darkness on all sides of it", () => {
    expect(hasBezel(framed(60, 120))).toBe(true);
    expect(hasBezel(framed(110, 60))).toBe(true);
  });

  test("isn't one if it continues past the edge of the photo", () => {
    expect(hasBezel(framed(60, 120, { left: 0 }))).toBe(false);
    expect(hasBezel(framed(60, 120, { left: WIDTH - 60 }))).toBe(false);
    expect(hasBezel(framed(60, 120, { top: 0 }))).toBe(false);
    expect(hasBezel(framed(60, 120, { top: HEIGHT - 120 }))).toBe(false);
    expect(hasBezel(framed(60, 120, { left: 1, top: 1 }))).toBe(true);
    expect(hasBezel(framed(60, 120, { left: WIDTH - 61, top: HEIGHT - 121 }))).toBe(true);
  });

  test("covers 12 to 94 % of the photo", () => {
    // 2,304 of 19,200 pixels are 12 %.
    expect([hasBezel(framed(36, 64)), hasBezel(framed(36, 63))]).toEqual([true, false]);
    // 196 by 96 of 200 by 100 are 94.1 %, a column less 93.6 %.
    const nearlyAll = (across: number): GreyPhoto => ({
      pixels: Array.from({ length: 200 * 100 }, (_, at) =>
        isIn({ left: 2, top: 2, across, down: 96 }, at % 200, Math.floor(at / 200)) ? TABLE : FRAME,
      ),
      width: 200,
      height: 100,
    });
    expect([hasBezel(nearlyAll(196)), hasBezel(nearlyAll(195))]).toEqual([false, true]);
  });

  test("doesn't have the shape of a card, 0.63 to 0.8 of its length wide, upright or lying", () => {
    expect([62, 63, 80, 81].map((across) => hasBezel(framed(across, 100)))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([62, 63, 80, 81].map((down) => hasBezel(framed(100, down)))).toEqual([true, false, false, true]);
  });

  test("has a frame darker than 24 % of the photo's lights", () => {
    const withFrame = (dark: number) =>
      photoOf((x, y) => (isIn({ left: 30, top: 20, across: 60, down: 120 }, x, y) ? 200 : dark));
    expect([hasBezel(withFrame(47)), hasBezel(withFrame(48))]).toEqual([true, false]);
    // The lights are those of which one in twenty is brighter: a reflection doesn't count.
    const withReflection = (rows: number) =>
      photoOf((x, y) => {
        if (y < rows) return 255;
        return isIn({ left: 30, top: 20, across: 60, down: 120 }, x, y) ? 200 : 55;
      });
    expect([hasBezel(withReflection(7)), hasBezel(withReflection(9))]).toEqual([false, true]);
  });

  test("can show something dark, and fills its frame between its own edges", () => {
    const shown = { left: 40, top: 40, across: 40, down: 60 };
    const display = { left: 30, top: 20, across: 60, down: 120 };
    expect(hasBezel(photoOf((x, y) => (isIn(display, x, y) && !isIn(shown, x, y) ? TABLE : FRAME)))).toBe(
      true,
    );
    // As well at its upper edge, like the notch of a phone.
    const notch = { ...shown, top: 20 };
    expect(hasBezel(photoOf((x, y) => (isIn(display, x, y) && !isIn(notch, x, y) ? TABLE : FRAME)))).toBe(
      true,
    );
  });

  test("fills 94 % of the rectangle around it", () => {
    // A display of 60 by 100 with a corner missing.
    const cut = (side: number) =>
      photoOf((x, y) => {
        const isCut = x - 30 + (y - 30) < side;
        return isIn({ left: 30, top: 30, across: 60, down: 100 }, x, y) && !isCut ? TABLE : FRAME;
      });
    expect([hasBezel(cut(24)), hasBezel(cut(32))]).toEqual([true, false]);
  });

  test("is the largest of the parts with a frame", () => {
    const [display, card] = [
      { left: 10, top: 10, across: 90, down: 45 },
      { left: 20, top: 70, across: 50, down: 70 },
    ];
    const both = (first: Rectangle, second: Rectangle) =>
      photoOf((x, y) => (isIn(first, x, y) || isIn(second, x, y) ? TABLE : FRAME));
    expect(hasBezel(both(display, { ...card, across: 48 }))).toBe(true);
    expect(hasBezel(both({ ...display, across: 60 }, card))).toBe(false);
    // The other one first.
    expect(hasBezel(both({ ...card, top: 10 }, { ...display, top: 90 }))).toBe(true);
  });

  test("is one part where it hangs together by its sides, not by its corners", () => {
    // Two that touch in one point: they would leave half of their rectangle empty.
    const upper = { left: 10, top: 20, across: 50, down: 48 };
    const lower = { left: 60, top: 68, across: 40, down: 80 };
    expect(hasBezel(photoOf((x, y) => (isIn(upper, x, y) || isIn(lower, x, y) ? TABLE : FRAME)))).toBe(true);
    // One row of a half more, and they hang together.
    const joined = { ...upper, down: 49 };
    expect(hasBezel(photoOf((x, y) => (isIn(joined, x, y) || isIn(lower, x, y) ? TABLE : FRAME)))).toBe(
      false,
    );
  });

  test.each([-14, -9, 5, 14])("can be turned by %i degrees", (degrees) => {
    expect(hasBezel(turned(degrees))).toBe(true);
  });

  test.each([-20, 20])("isn't looked for at %i degrees", (degrees) => {
    expect(hasBezel(turned(degrees))).toBe(false);
  });
});

/** A display of 56 by 110, turned. */
function turned(degrees: number): GreyPhoto {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return photoOf((x, y) => {
    const [dx, dy] = [x - WIDTH / 2, y - HEIGHT / 2];
    return Math.abs(dx * cos + dy * sin) < 28 && Math.abs(dy * cos - dx * sin) < 55 ? TABLE : FRAME;
  });
}
