import { describe, expect, test } from "vitest";
import type { Line } from "./lines.ts";
import type { Place } from "./straighten.ts";
import { type Candidate, findQuads, type Quad } from "./quads.ts";

const SIZE = { width: 400, height: 400 };

/** From one part of a side to another, 0 to 1, and how strong the edge is there. */
type Stretch = readonly [from: number, to: number, strength: number];

const WHOLE: readonly Stretch[] = [[0, 1, 1]];

/** The line through two places, with an edge on these parts between them. */
function lineThrough(a: Place, b: Place, stretches: readonly Stretch[] = WHOLE): Line {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [cos, sin] = [(b.y - a.y) / length, -(b.x - a.x) / length];
  const start = -sin * a.x + cos * a.y;
  const from = -800;
  const strengthAt = (step: number): number => {
    const part = (step + from + 0.5 - start) / length;
    return stretches.find(([first, last]) => part >= first && part < last)?.[2] ?? 0;
  };
  const support = new Float32Array(1601);
  for (let step = 0; step < 1600; step += 1) {
    support[step + 1] = (support[step] ?? 0) + strengthAt(step);
  }
  return { cos, sin, distance: a.x * cos + a.y * sin, support, from };
}

/** The sides of a quadrilateral: top, right, bottom, left. */
function sidesOf(quad: Quad, ...stretches: readonly (readonly Stretch[] | undefined)[]): Line[] {
  return quad.map((corner, at) => lineThrough(corner, quad[(at + 1) % 4] ?? corner, stretches[at]));
}

function rectangle(left: number, top: number, width: number, height: number): Quad {
  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ];
}

function turned(quad: Quad, degrees: number): Quad {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return quad.map(({ x, y }) => ({
    x: 200 + (x - 200) * cos - (y - 200) * sin,
    y: 200 + (x - 200) * sin + (y - 200) * cos,
  })) as unknown as Quad;
}

/** All orders of some things. */
function ordersOf<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, at) => ordersOf(things.toSpliced(at, 1)).map((others) => [first, ...others]));
}

function only(candidates: readonly Candidate[]): Candidate {
  const [candidate] = candidates.toSorted((a, b) => b.score - a.score);
  if (candidate === undefined) throw new Error("no candidate");
  return candidate;
}

function scoreOf(lines: readonly Line[]): number {
  return findQuads(lines, SIZE).reduce((best, { score }) => Math.max(best, score), 0);
}

/** The score of a shape so much unlike a card's, with edges that leave nothing to be desired. */
function shapeScore(cost: number): number {
  return 0.1 + 0.9 * Math.exp(-cost / 2);
}

/** A card of 200 by 280 pixels in the middle. */
const CARD = rectangle(100, 60, 200, 280);

/** These corners, but for rounding. */
function near(corners: readonly Place[]): unknown {
  return corners.map(({ x, y }) => ({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6) }));
}

describe("a quadrilateral of lines", () => {
  test("that is a card seen from above has the highest score, its corners and its share of the picture", () => {
    const found = only(findQuads(sidesOf(CARD), SIZE));
    expect(found.score).toBeCloseTo(1, 5);
    expect(found.area).toBeCloseTo((200 * 280) / 400 ** 2, 9);
    expect(found.corners).toEqual(near(CARD));
  });

  test.each([0, 5, 185, 100])(
    "is found once from each pair of sides, in any order, turned by %i degrees",
    (degrees) => {
      const [a, b, c, d] = turned(CARD, degrees);
      // Upside down is the same: no edge shows it.
      const upper = degrees > 90 ? [c, d, a, b] : [a, b, c, d];
      for (const lines of ordersOf(sidesOf([a, b, c, d]))) {
        const found = findQuads(lines, SIZE);
        expect(found.map(({ score }) => score)).toEqual([1, 1].map((score) => expect.closeTo(score, 2)));
        expect(found.map(({ corners }) => corners)).toEqual([near(upper), near(upper)]);
      }
    },
  );

  test.each([10, -30, 44, 80, -80])(
    "starts at the card's upper short side, turned by %i degrees",
    (degrees) => {
      const card = turned(CARD, degrees);
      expect(only(findQuads(sidesOf(card), SIZE)).corners).toEqual(near(card));
    },
  );

  test("that lies on its side starts at the top left of the card", () => {
    const lying = rectangle(60, 100, 280, 200);
    const [a, b, c, d] = lying;
    const found = only(findQuads(sidesOf(lying), SIZE));
    expect(found.score).toBeCloseTo(1, 5);
    const first = found.corners[0].x < 200 ? [d, a, b, c] : [b, c, d, a];
    expect(found.corners).toEqual(near(first));
  });

  test("that isn't 5 to 7 has a lower score", () => {
    const wider = rectangle(100, 60, 200 * 1.07, 280);
    expect(scoreOf(sidesOf(wider))).toBeCloseTo(shapeScore((Math.log(1.07) / 0.07) ** 2), 4);
    const narrower = rectangle(100, 60, 200 / 1.07, 280);
    expect(scoreOf(sidesOf(narrower))).toBeCloseTo(shapeScore((Math.log(1.07) / 0.07) ** 2), 4);
    expect(scoreOf(sidesOf(rectangle(100, 100, 240, 240)))).toBeCloseTo(0.1, 2);
  });

  test("whose corners aren't right angles has a lower score", () => {
    // Straight from above, sheared: each row moved by a hundredth of its height.
    const sheared: Quad = [
      { x: 102.8, y: 60 },
      { x: 302.8, y: 60 },
      { x: 300, y: 340 },
      { x: 100, y: 340 },
    ];
    const [wide, high] = [200, Math.hypot(2.8, 280)];
    const cost = (Math.log(wide / high / (5 / 7)) / 0.07) ** 2 + (2.8 / high / 0.06) ** 2;
    expect(scoreOf(sidesOf(sheared))).toBeCloseTo(shapeScore(cost), 4);
  });

  test.each([0.72, 0.9, 1.1, 1.4])(
    "is a card seen at an angle by a phone whose focal length is %d of its picture",
    (times) => {
      // A card of 5 by 7 in space, leaning back by 40 degrees and turned by 20.
      const focal = times * 400;
      const project = (u: number, v: number): Place => {
        const [lean, turn] = [(40 * Math.PI) / 180, (20 * Math.PI) / 180];
        const [x, y] = [u * Math.cos(turn) - v * Math.sin(turn), u * Math.sin(turn) + v * Math.cos(turn)];
        const depth = 14 * times - y * Math.sin(lean);
        return { x: 150 + (focal * x) / depth, y: 200 + (focal * y * Math.cos(lean)) / depth };
      };
      const seen: Quad = [project(-2.5, -3.5), project(2.5, -3.5), project(2.5, 3.5), project(-2.5, 3.5)];
      const found = only(findQuads(sidesOf(seen), { width: 300, height: 400 }));
      expect(found.score).toBeCloseTo(1, 2);
      expect(found.corners).toEqual(near(seen));
    },
  );
});

describe("the edges of a quadrilateral", () => {
  test("count by the mean of its sides and by the weakest", () => {
    const weak = sidesOf(CARD, WHOLE, [[0, 1, 0.6]]);
    expect(scoreOf(weak)).toBeCloseTo((3.6 / 4 + 0.6) / 2, 3);
    const top = sidesOf(CARD, [[0, 1, 0.4]], WHOLE, [[0, 1, 0.8]]);
    expect(scoreOf(top)).toBeCloseTo((3.2 / 4 + 0.4) / 2, 3);
  });

  test("are a quarter on each side at least", () => {
    for (const side of [0, 1, 2, 3]) {
      const withSide = (strength: number) =>
        findQuads(
          sidesOf(CARD, ...[0, 1, 2, 3].map((at) => (at === side ? ([[0, 1, strength]] as const) : WHOLE))),
          SIZE,
        );
      expect([side, withSide(0.24).length]).toEqual([side, 0]);
      expect([side, withSide(0.25).length > 0]).toEqual([side, true]);
    }
  });

  test("may be missing at the round corners: 7 % of a side at each end", () => {
    const round: readonly Stretch[] = [[0.07, 0.93, 1]];
    expect(scoreOf(sidesOf(CARD, round, round, round, round))).toBeCloseTo(1, 2);
    const gaps: readonly Stretch[] = [[0.2, 0.8, 1]];
    expect(scoreOf(sidesOf(CARD, gaps, gaps, gaps, gaps))).toBeCloseTo(0.6 / 0.86, 2);
  });

  test("that continue past a corner don't end there", () => {
    const beyond = (0.45 * 1) / 8;
    for (const side of [0, 1, 2, 3]) {
      const along = (stretch: Stretch) => [0, 1, 2, 3].map((at) => (at === side ? [stretch] : WHOLE));
      expect(scoreOf(sidesOf(CARD, ...along([0, 1.3, 1])))).toBeCloseTo(1 - beyond, 4);
      expect(scoreOf(sidesOf(CARD, ...along([-0.3, 1, 1])))).toBeCloseTo(1 - beyond, 4);
      expect(scoreOf(sidesOf(CARD, ...along([-0.3, 1.3, 1])))).toBeCloseTo(1 - 2 * beyond, 4);
    }
  });

  test("past a corner are looked at on 14 % of the side, from two pixels on", () => {
    const side = (to: number) => sidesOf(CARD, [[0, to, 1]]);
    expect(scoreOf(side(1.01))).toBeCloseTo(1, 4);
    expect(scoreOf(side(1 + 16 / 200))).toBeCloseTo(1 - 0.45 / 16, 4);
    expect(scoreOf(sidesOf(CARD, [[-16 / 200, 1, 1]]))).toBeCloseTo(1 - 0.45 / 16, 4);
    expect(
      scoreOf(
        sidesOf(CARD, [
          [0, 1, 1],
          [1.16, 1.5, 1],
        ]),
      ),
    ).toBeCloseTo(1, 4);
  });
});

describe("no quadrilateral", () => {
  test("is made of three lines, or of lines in one direction", () => {
    expect(findQuads(sidesOf(CARD).slice(1), SIZE)).toEqual([]);
    const [top] = sidesOf(CARD) as [Line];
    const lines = [60, 130, 200, 340].map((y) => lineThrough({ x: 100, y }, { x: 300, y }));
    expect(findQuads([top, ...lines], SIZE)).toEqual([]);
  });

  test("has sides that cross only some of the others", () => {
    const through = (degrees: number) => {
      const turn = (degrees * Math.PI) / 180;
      return lineThrough(
        { x: 200, y: 200 },
        { x: 200 + 150 * Math.sin(turn), y: 200 + 150 * Math.cos(turn) },
      );
    };
    const [upright, leaning, across] = [through(0), through(30), through(65)] as const;
    for (const lines of ordersOf([upright, leaning, across])) expect(findQuads(lines, SIZE)).toEqual([]);
  });

  test("has sides that cross each other", () => {
    const crossed: Quad = [
      { x: 170, y: 60 },
      { x: 230, y: 60 },
      { x: 170, y: 340 },
      { x: 230, y: 340 },
    ];
    expect(findQuads(sidesOf(crossed), SIZE)).toEqual([]);
  });

  test("reaches further out of the picture than 2 % of its longer side", () => {
    const at = (left: number, top: number) => findQuads(sidesOf(rectangle(left, top, 200, 280)), SIZE).length;
    expect([at(-8, 60), at(-8.1, 60)]).toEqual([2, 0]);
    expect([at(100, -8), at(100, -8.1)]).toEqual([2, 0]);
    expect([at(208, 60), at(208.1, 60)]).toEqual([2, 0]);
    expect([at(100, 128), at(100, 128.1)]).toEqual([2, 0]);
    const flat = { width: 400, height: 360 };
    expect(findQuads(sidesOf(rectangle(100, 87.9, 200, 280)), flat).length).toBe(2);
    expect(findQuads(sidesOf(rectangle(100, 88.1, 200, 280)), flat).length).toBe(0);
  });

  test("has a side shorter than a tenth of the picture's longer side", () => {
    const wide = (width: number) => findQuads(sidesOf(rectangle(180, 180, width, width)), SIZE).length;
    expect([wide(39.9), wide(40)]).toEqual([0, 2]);
    const high = { width: 300, height: 400 };
    expect(findQuads(sidesOf(rectangle(100, 100, 39.9, 39.9)), high).length).toBe(0);
    expect(findQuads(sidesOf(rectangle(100, 100, 39.9, 39.9)), { width: 300, height: 390 }).length).toBe(2);
  });

  test("has opposite sides that turn from each other by more than 38 degrees", () => {
    const leaning = (degrees: number) => {
      const by = 75 * Math.tan((degrees * Math.PI) / 360);
      const quad: Quad = [
        { x: 100 + by, y: 100 },
        { x: 300 - by, y: 100 },
        { x: 300 + by, y: 250 },
        { x: 100 - by, y: 250 },
      ];
      return findQuads(sidesOf(quad), SIZE).length;
    };
    expect([leaning(37), leaning(39)]).toEqual([2, 1]);
  });

  test("has neighbouring sides that turn from each other by less than 40 degrees", () => {
    const leaning = (degrees: number) => {
      const by = 200 / Math.tan((degrees * Math.PI) / 180);
      const quad: Quad = [
        { x: 60 + by, y: 100 },
        { x: 160 + by, y: 100 },
        { x: 160, y: 300 },
        { x: 60, y: 300 },
      ];
      return findQuads(sidesOf(quad), SIZE).length;
    };
    expect([leaning(41), leaning(39)]).toEqual([2, 0]);
  });

  test("is kept if it's far worse than the best before it: below 70 % of it", () => {
    const weak = (strength: number): Line[] =>
      sidesOf(rectangle(20, 20, 100, 140), ...[0, 1, 2, 3].map(() => [[0, 1, strength]] as const));
    const good = sidesOf(rectangle(200, 60, 180, 252));
    const scores = (strength: number) =>
      findQuads([...good, ...weak(strength)], SIZE).map(({ corners }) => corners[0].x < 150);
    expect(scores(0.69)).not.toContain(true);
    expect(scores(0.72)).toContain(true);
  });
});
