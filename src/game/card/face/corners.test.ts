import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkCorners,
  type Corner,
  type Corners,
  defaultCorners,
  faceHeight,
  faceWidth,
  parseCorners,
  wholeCorners,
} from "./corners.ts";

const upright: Corner[] = [
  { x: 0.2, y: 0.1 },
  { x: 0.8, y: 0.1 },
  { x: 0.8, y: 0.9 },
  { x: 0.2, y: 0.9 },
];

function withCorner(at: number, corner: unknown): unknown[] {
  return upright.map((own, index) => (index === at ? corner : own));
}

function codeOf(value: unknown): string | null {
  const checked = checkCorners(value);
  return checked.ok ? null : checked.refusal.code;
}

describe("the corners of a card", () => {
  test("are four points inside the photo", () => {
    expect(checkCorners(upright)).toEqual({ ok: true, value: upright });
  });

  test("can be turned: a card upside down starts at the bottom right of the photo", () => {
    const [a, b, c, d] = upright;
    expect([codeOf([c, d, a, b]), codeOf([b, c, d, a])]).toEqual([null, null]);
  });

  test("lose whatever else came with them", () => {
    const value = upright.map((corner) => ({ ...corner, z: 1 }));
    expect(checkCorners(value)).toEqual({ ok: true, value: upright });
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a text", "corners"],
    ["an object", { 0: upright[0], length: 4 }],
    ["no points", []],
    ["three points", upright.slice(1)],
    ["five points", [...upright, upright[0]]],
    ["a missing number", withCorner(2, { x: 0.5 })],
    ["texts for numbers", withCorner(2, { x: "0.8", y: "0.9" })],
    ["NaN", withCorner(2, { x: Number.NaN, y: 0.9 })],
    ["an infinite number", withCorner(0, { x: Number.NEGATIVE_INFINITY, y: 0.9 })],
    ["null for a point", withCorner(1, null)],
    ["an array for a point", withCorner(1, [0.8, 0.1])],
    ["a hole", Object.assign(Array.from({ length: 4 }), { 0: upright[0] })],
  ])("are refused as invalid: %s", (_what, value) => {
    expect(codeOf(value)).toBe("corners_invalid");
  });

  test.each<[string, Corner]>([
    ["left of it", { x: -0.001, y: 0.1 }],
    ["right of it", { x: 1.001, y: 0.1 }],
    ["above it", { x: 0.2, y: -0.001 }],
    ["below it", { x: 0.2, y: 1.001 }],
    ["far away", { x: 0.2, y: -Number.MAX_VALUE }],
  ])("are refused outside the photo: %s", (_what, corner) => {
    expect(codeOf(withCorner(0, corner))).toBe("corners_outside");
  });

  test.each<[string, unknown[]]>([
    ["crossed", [upright[0], upright[2], upright[1], upright[3]]],
    ["concave", withCorner(2, { x: 0.3, y: 0.3 })],
    ["mirrored", upright.toReversed()],
    ["a corner twice", withCorner(2, { x: 0.8, y: 0.1 })],
    ["one point four times", Array.from({ length: 4 }, () => ({ x: 0.5, y: 0.5 }))],
    ["three on a line", withCorner(2, { x: 0.5, y: 0.5 })],
    ["nearly three on a line", withCorner(2, { x: 0.505, y: 0.505 })],
  ])("are refused as crossed: %s", (_what, value) => {
    expect(codeOf(value)).toBe("corners_crossed");
  });

  test("can be on the photo's own rim", () => {
    const whole = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ];
    expect(codeOf(whole)).toBeNull();
  });

  test("are refused around less than half a percent of the photo", () => {
    const square = (side: number) => [
      { x: 0.25, y: 0.5 },
      { x: 0.25 + side, y: 0.5 },
      { x: 0.25 + side, y: 0.5 + 0.0625 },
      { x: 0.25, y: 0.5 + 0.0625 },
    ];
    expect([codeOf(square(0.0799)), codeOf(square(0.0801))]).toEqual(["corners_too_small", null]);
  });

  test("are refused where one is nearer than 5 % of the card to the line between its neighbours", () => {
    // Half of a square of 0.25, and a triangle over its diagonal whose area is half the height.
    const bent = (height: number) => [
      { x: 0.25, y: 0.25 },
      { x: 0.75, y: 0.25 },
      { x: 0.75, y: 0.75 },
      { x: 0.5 - height, y: 0.5 + height },
    ];
    const limit = (0.05 * 0.25) / 0.95;
    expect([codeOf(bent(limit * 0.99)), codeOf(bent(limit * 1.01))]).toEqual(["corners_crossed", null]);
  });

  test("are checked without an error, whatever came", () => {
    const number = fc.double();
    const point = fc.record({ x: number, y: number });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(point)), (value) => {
        expect(codeOf(value)).not.toBe("");
      }),
    );
  });
});

describe("corners in a form", () => {
  test("are JSON", () => {
    expect(parseCorners(JSON.stringify(upright))).toEqual({ ok: true, value: upright });
  });

  test.each(["", "[", "NaN", "[1,2,3,4]", "[".repeat(400), "1e999", `{"length":4}`])(
    "are refused as %s",
    (text) => {
      expect(parseCorners(text)).toEqual({ ok: false, refusal: { code: "corners_invalid" } });
    },
  );
});

describe("a photo without a found card", () => {
  test("has corners to start from: an upright card in the middle", () => {
    expect(checkCorners(defaultCorners(4000, 3000)).ok).toBe(true);
    const [topLeft, , bottomRight] = defaultCorners(4000, 3000);
    expect((bottomRight.y - topLeft.y) * 3000).toBeCloseTo(2400);
    expect((bottomRight.x - topLeft.x) * 4000).toBeCloseTo((2400 * 5) / 7);
    expect(topLeft.x + bottomRight.x).toBeCloseTo(1);
  });

  test("is all of the face if it's a scan, and its middle otherwise", () => {
    expect(wholeCorners(630, 880)).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ]);
    const [topLeft, , bottomRight] = wholeCorners(500, 1400);
    expect([topLeft.x, topLeft.y, bottomRight.y]).toEqual([0, 0.25, 0.75]);
  });

  test.each([
    [659, 1000, false],
    [660, 1000, true],
    [770, 1000, true],
    [771, 1000, false],
  ])("of %i by %i is a scan: %s", (width, height, isScan) => {
    const [corner] = wholeCorners(width, height);
    expect(corner.x === 0 && corner.y === 0).toBe(isScan);
  });

  test("starts from an upright card of 80 % of a narrow photo's width", () => {
    const [a, b, c, d] = defaultCorners(500, 1400);
    expect([a.x, b.x, c.x, d.x]).toEqual([0.1, 0.9, 0.9, 0.1].map((x) => expect.closeTo(x, 9)));
    expect([a.y, b.y, c.y, d.y]).toEqual([0.3, 0.3, 0.7, 0.7].map((y) => expect.closeTo(y, 9)));
  });

  test("has a face that is acceptable, however narrow it is", () => {
    for (const [width, height] of [
      [64, 512],
      [512, 64],
      [64, 64],
    ] as const) {
      expect([width, height, checkCorners(wholeCorners(width, height)).ok]).toEqual([width, height, true]);
      expect([width, height, checkCorners(defaultCorners(width, height)).ok]).toEqual([width, height, true]);
    }
  });
});

/** Corners on a photo of 1000 by 1000 pixels. */
function cornersOf(...places: readonly (readonly [number, number])[]): Corners {
  const [a, b, c, d] = places.map(([x, y]) => ({ x: x / 1000, y: y / 1000 }));
  if (!a || !b || !c || !d) throw new Error("four places");
  return [a, b, c, d];
}

const PHOTO = { width: 1000, height: 1000 };

describe("the height of a face", () => {
  test("is the mean of the card's two long sides", () => {
    expect(faceHeight(PHOTO, cornersOf([0, 0], [50, 0], [50, 600], [0, 700]))).toBe(650);
    expect(faceHeight(PHOTO, cornersOf([0, 0], [30, 0], [30, 40], [0, 40]))).toBe(42);
  });

  test("follows the short sides of a card that is seen foreshortened: 7 to 5 of their mean", () => {
    expect(faceHeight(PHOTO, cornersOf([100, 0], [500, 0], [700, 300], [100, 300]))).toBe(700);
  });

  test("measures sides that are askew", () => {
    expect(faceHeight(PHOTO, cornersOf([300, 0], [340, 30], [40, 430], [0, 400]))).toBe(500);
    expect(faceHeight(PHOTO, cornersOf([0, 0], [400, 300], [394, 308], [-6, 8]))).toBe(700);
  });

  test("is of the stored photo: at most 2,000 pixels on its longer side", () => {
    const corners = cornersOf([0, 0], [100, 0], [100, 500], [0, 500]);
    expect(faceHeight({ width: 500, height: 2000 }, corners)).toBe(1000);
    expect(faceHeight({ width: 1000, height: 4000 }, corners)).toBe(1000);
    expect(faceHeight({ width: 4000, height: 1000 }, corners)).toBe(280);
  });

  test("is 1 to 1,400 pixels", () => {
    expect(faceHeight({ width: 1, height: 1 }, cornersOf([0, 0], [10, 0], [10, 10], [0, 10]))).toBe(1);
    expect(faceHeight({ width: 1000, height: 2000 }, cornersOf([0, 0], [9, 0], [9, 701], [0, 701]))).toBe(
      1400,
    );
  });
});

test("a face is 5 to 7 wide, in whole pixels and at least one", () => {
  expect([1400, 320, 2, 0].map(faceWidth)).toEqual([1000, 229, 1, 1]);
});
