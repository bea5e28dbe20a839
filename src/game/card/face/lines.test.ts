import { describe, expect, test } from "vitest";
import { type Edges, findLines, type Line, supportBetween } from "./lines.ts";

const WIDTH = 120;
const HEIGHT = 90;

interface Edge {
  readonly strength: number;
  /** The direction across it. */
  readonly x: number;
  readonly y: number;
}

const NONE: Edge = { strength: 0, x: 0, y: 0 };

/** A picture with the edge of each pixel. */
function edgesOf(edgeAt: (x: number, y: number) => Edge | null): Edges {
  const edges = Array.from(
    { length: WIDTH * HEIGHT },
    (_, at) => edgeAt(at % WIDTH, Math.floor(at / WIDTH)) ?? NONE,
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    strength: Float32Array.from(edges, ({ strength }) => strength),
    across: { x: Float32Array.from(edges, ({ x }) => x), y: Float32Array.from(edges, ({ y }) => y) },
  };
}

function upright(column: number, from: number, to: number, strength = 1) {
  return (x: number, y: number): Edge | null =>
    x === column && y >= from && y <= to ? { strength, x: 1, y: 0 } : null;
}

function lying(row: number, from: number, to: number, strength = 1) {
  return (x: number, y: number): Edge | null =>
    y === row && x >= from && x <= to ? { strength, x: 0, y: 1 } : null;
}

type Drawn = ReturnType<typeof upright>;

function edgesWith(...drawn: readonly Drawn[]): Edges {
  return edgesOf((x, y) => drawn.map((edge) => edge(x, y)).find((edge) => edge !== null) ?? null);
}

/** How far places are from a line, in pixels. */
function distancesOf({ cos, sin, distance }: Line, places: readonly (readonly [number, number])[]): number[] {
  return places.map(([x, y]) => Math.abs(x * cos + y * sin - distance));
}

/** The mean edge along a line between two places. */
function between(line: Line, [ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) {
  const stepOf = (x: number, y: number): number => y * line.cos - x * line.sin;
  return supportBetween(line, stepOf(ax, ay), stepOf(bx, by));
}

/** The edge on a line at one place. */
function edgeOn(line: Line, x: number, y: number): number {
  const step = y * line.cos - x * line.sin;
  return supportBetween(line, step, step + 1);
}

function only(lines: readonly Line[]): Line {
  const [line] = lines;
  if (line === undefined || lines.length !== 1) throw new Error(`${lines.length} lines`);
  return line;
}

describe("the lines of a picture", () => {
  test("are none without edges", () => {
    expect(findLines(edgesWith())).toEqual([]);
  });

  test.each([
    { drawn: upright(30, 10, 59), start: [30, 10], end: [30, 59], beyond: [30, 80] },
    { drawn: lying(70, 20, 89), start: [20, 70], end: [89, 70], beyond: [110, 70] },
  ] as const)("are those of its edges, from $start to $end", ({ drawn, start, end, beyond }) => {
    const line = only(findLines(edgesWith(drawn)));
    expect(Math.hypot(line.cos, line.sin)).toBeCloseTo(1, 9);
    for (const far of distancesOf(line, [start, end])) expect(far).toBeCloseTo(0, 5);
    expect(between(line, start, end)).toBeCloseTo(1, 1);
    expect(between(line, end, start)).toBeCloseTo(1, 1);
    expect(between(line, [end[0] + 3, end[1] + 3], beyond)).toBe(0);
    // As many pixels of edge as there are, over the length that is asked about.
    const length = end[0] + end[1] - start[0] - start[1];
    const reach = beyond[0] + beyond[1] - start[0] - start[1];
    expect(between(line, start, beyond)).toBeCloseTo((length + 1) / reach, 1);
  });

  test("can have any slope", () => {
    for (const degrees of [-70, -30, 20, 55, 80]) {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const slanted = edgesOf((x, y) =>
        Math.abs((x - 60) * cos + (y - 45) * sin) <= 0.75 && Math.hypot(x - 60, y - 45) < 35
          ? { strength: 1, x: cos, y: sin }
          : null,
      );
      const line = only(findLines(slanted));
      expect(Math.abs(line.cos * cos + line.sin * sin)).toBeGreaterThan(0.9998);
      expect(distancesOf(line, [[60, 45]])[0]).toBeLessThan(0.2);
      expect(between(line, [60 - 30 * sin, 45 + 30 * cos], [60 + 30 * sin, 45 - 30 * cos])).toBeGreaterThan(
        0.85,
      );
    }
  });

  test("are fitted between the angles that are looked at first", () => {
    // One pixel aside on 40, again and again: a slope of 1.4 degrees.
    const slope = 1 / 40;
    const line = only(
      findLines(
        edgesOf((x, y) =>
          x === Math.round(60 + (y - 45) * slope) && y >= 5 && y <= 84 ? { strength: 1, x: 1, y: 0 } : null,
        ),
      ),
    );
    expect(Math.abs(line.sin / line.cos)).toBeCloseTo(slope, 2);
    expect(distancesOf(line, [[60, 45]])[0]).toBeLessThan(0.2);
  });

  test("are told apart when they're close", () => {
    const lines = findLines(edgesWith(upright(30, 10, 79), upright(34, 10, 79)));
    const columns = lines.map(({ cos, distance }) => distance / cos).toSorted((a, b) => a - b);
    expect(columns).toEqual([expect.closeTo(30, 5), expect.closeTo(34, 5)]);
  });

  test("come with the longest first, and each with its own edges", () => {
    const [long, short] = findLines(edgesWith(upright(90, 20, 49), lying(60, 10, 79)));
    expect(distancesOf(long as Line, [[40, 60]])[0]).toBeCloseTo(0, 5);
    expect(distancesOf(short as Line, [[90, 30]])[0]).toBeCloseTo(0, 5);
    expect(between(long as Line, [15, 60], [75, 60])).toBeCloseTo(1, 5);
    expect(between(short as Line, [90, 25], [90, 45])).toBeCloseTo(1, 5);
  });

  test("are no shorter than 3 % of the picture's longer side, counted by the strength of the edge", () => {
    // 3.6 pixels.
    expect(findLines(edgesWith(upright(30, 40, 42)))).toEqual([]);
    expect(findLines(edgesWith(upright(30, 40, 43))).length).toBe(1);
    expect(findLines(edgesWith(upright(30, 40, 46, 0.5)))).toEqual([]);
    expect(findLines(edgesWith(upright(30, 40, 47, 0.5))).length).toBe(1);
  });

  test("need edges that are more than grain", () => {
    expect(findLines(edgesWith(upright(30, 5, 84, 0.11)))).toEqual([]);
    expect(findLines(edgesWith(upright(30, 5, 84, 0.13))).length).toBe(1);
  });

  test("are drawn by the crest of an edge, not by its slopes", () => {
    const line = only(
      findLines(edgesWith(upright(30, 10, 79), upright(29, 10, 79, 0.5), upright(31, 10, 79, 0.9))),
    );
    expect(distancesOf(line, [[30, 40]])[0]).toBeCloseTo(0, 5);
    const lower = only(
      findLines(edgesWith(lying(30, 10, 79), lying(29, 10, 79, 0.9), lying(31, 10, 79, 0.5))),
    );
    expect(distancesOf(lower, [[40, 30]])[0]).toBeCloseTo(0, 5);
  });

  test("leave the rim of the picture out, where no edge can be measured", () => {
    expect(findLines(edgesWith(upright(0, 5, 84), upright(WIDTH - 1, 5, 84)))).toEqual([]);
    expect(findLines(edgesWith(lying(0, 5, 84), lying(HEIGHT - 1, 5, 84)))).toEqual([]);
    expect(findLines(edgesWith(upright(1, 5, 84), upright(WIDTH - 2, 5, 84))).length).toBe(2);
    expect(findLines(edgesWith(lying(1, 5, 84), lying(HEIGHT - 2, 5, 84))).length).toBe(2);
    const down = only(findLines(edgesWith(upright(30, 0, HEIGHT - 1))));
    expect([0, 2, HEIGHT - 3, HEIGHT - 1].map((y) => edgeOn(down, 30, y))).toEqual([0, 1, 1, 0]);
    const across = only(findLines(edgesWith(lying(30, 0, WIDTH - 1))));
    expect([0, 2, WIDTH - 3, WIDTH - 1].map((x) => edgeOn(across, x, 30))).toEqual([0, 1, 1, 0]);
  });

  test("go through edges in their direction, not through those across", () => {
    const comb = edgesOf((x, y) => (x === 30 && y >= 10 && y <= 79 ? { strength: 1, x: 0, y: 1 } : null));
    for (const line of findLines(comb)) expect(between(line, [30, 12], [30, 77])).toBe(0);
    const line = only(
      findLines(
        edgesWith(upright(30, 10, 49), (x, y) =>
          x === 30 && y > 49 && y < 55 ? { strength: 1, x: 0.1, y: 0.99 } : null,
        ),
      ).slice(0, 1),
    );
    expect(between(line, [30, 10], [30, 49])).toBeCloseTo(1, 1);
    expect(between(line, [30, 51], [30, 54])).toBe(0);
  });

  test("aren't drawn aside by edges in another direction beside them", () => {
    const beside = (x: number, y: number): Edge | null =>
      x === 31 && y >= 10 && y <= 79 ? { strength: 0.9, x: 0, y: 1 } : null;
    const [line] = findLines(edgesWith(upright(30, 10, 79), beside));
    expect(
      distancesOf(line as Line, [
        [30, 10],
        [30, 79],
      ]),
    ).toEqual([0, 0].map((far) => expect.closeTo(far, 5)));
  });

  test("are ninety at most", () => {
    const size = { width: 192, height: 16 };
    const strength = Float32Array.from({ length: 192 * 16 }, (_, at) => (at % 2 === 1 ? 1 : 0));
    const many = { ...size, strength, across: { x: strength, y: new Float32Array(192 * 16) } };
    expect(findLines(many).length).toBe(90);
  });
});

describe("the edge of a line between two steps", () => {
  /** A line whose steps -5 to 5 have these edges. */
  const line: Line = {
    cos: 1,
    sin: 0,
    distance: 0,
    support: Float32Array.from([0, 0, 0, 1, 2, 3, 4, 4, 4, 4, 4, 4]),
    from: -5,
  };

  test("is its mean", () => {
    expect(supportBetween(line, -3, 1)).toBe(1);
    expect(supportBetween(line, -5, 3)).toBe(0.5);
    expect(supportBetween(line, 3, -5)).toBe(0.5);
    expect(supportBetween(line, 2, 5)).toBe(0);
  });

  test("is measured from whole steps, and is nothing on none", () => {
    expect(supportBetween(line, -3.4, 1.4)).toBe(1);
    expect(supportBetween(line, -2.6, 4.6)).toBe(0.5);
    expect(supportBetween(line, 0, 0)).toBe(0);
  });

  test("counts what is outside the picture as missing", () => {
    expect(supportBetween(line, -11, 5)).toBe(0.25);
    expect(supportBetween(line, -3, 13)).toBe(0.25);
    expect(supportBetween(line, 20, 30)).toBe(0);
    expect(supportBetween(line, -30, -20)).toBe(0);
  });
});
