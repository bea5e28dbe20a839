import { CARD_RATIO } from "./corners.ts";
import { type Line, supportBetween } from "./lines.ts";
import { type Place, projectionOnto } from "./straighten.ts";

export type Quad = readonly [Place, Place, Place, Place];

/** A quadrilateral of four lines, and how much it looks like a card: 0 to 1. */
export interface Candidate {
  readonly corners: Quad;
  readonly score: number;
  /** Of the picture. */
  readonly area: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The card's opposite sides turn from each other by at most this much, and from their neighbours by at least that. */
const MOST_CONVERGING = Math.cos((38 * Math.PI) / 180);
const LEAST_CROSSING = Math.sin((40 * Math.PI) / 180);
/** The least edge along each side. */
const LEAST_SUPPORT = 0.25;
/** How far outside the picture a corner may be, and how long a side must be, as shares of the longer side. */
const OUTSIDE = 0.02;
const LEAST_SIDE = 0.1;
/** Corners are round: a side's edge is measured without its ends. */
const ROUND = 0.07;
/** An edge that continues past the corner by this share of the side doesn't end there. */
const BEYOND = 0.14;
const BEYOND_WEIGHT = 0.45;
/** Focal lengths of phones, in longer sides of the photo. */
const FOCAL_LENGTHS = [0.72, 0.9, 1.1, 1.4] as const;
/** Candidates below this share of the best score don't count. */
const FAR_WORSE = 0.7;
/**
 * Photos of cards on a full table have up to 220,000 quadrilaterals to judge, and 6,000 that may be a card. A drawn grid
 * has millions, and would take minutes: the lines come strongest first, so what is left out is likely no card.
 */
const MOST_JUDGED = 1_000_000;
const MOST_FOUND = 20_000;
/** How far from 5:7 the shape and from a right angle the corner may be seen. */
const SHAPE = { ratio: 0.07, angle: 0.06, least: 0.1 } as const;

/** The quadrilaterals of these lines that may be a card, without those that are far worse than the best. */
export function findQuads(lines: readonly Line[], size: Size): Candidate[] {
  let found: Candidate[] = [];
  let best = 0;
  let judged = 0;
  for (const sides of pairsOf(lines)) {
    if (!isOpposite(...sides)) continue;
    const crossing = lines.flatMap((line) => crossings(line, sides, size) ?? []);
    for (const ends of pairsOf(crossing)) {
      if (judged === MOST_JUDGED) return found;
      judged += 1;
      const candidate = judge(sides, ends, { ...size, least: best * FAR_WORSE });
      best = Math.max(best, candidate?.score ?? 0);
      if (candidate !== null) found.push(candidate);
      if (found.length === MOST_FOUND) found = betterHalf(found);
    }
  }
  return found;
}

function betterHalf(found: readonly Candidate[]): Candidate[] {
  return found.toSorted((a, b) => b.score - a.score).slice(0, MOST_FOUND / 2);
}

function* pairsOf<Thing>(things: readonly Thing[]): Generator<readonly [Thing, Thing]> {
  for (const [at, first] of things.entries()) {
    for (const second of things.slice(at + 1)) yield [first, second];
  }
}

function isOpposite(a: Line, b: Line): boolean {
  return Math.abs(a.cos * b.cos + a.sin * b.sin) >= MOST_CONVERGING;
}

/** A line across two others, with its corners on the first and the second. */
interface Crossing {
  readonly line: Line;
  readonly ends: readonly [Place, Place];
  readonly support: number;
}

/** Null if the line doesn't cross both within the picture (it's one of them, say), or no edge is between them. */
function crossings(line: Line, [first, second]: readonly [Line, Line], size: Size): Crossing | null {
  const [a, b] = [intersection(line, first), intersection(line, second)];
  if (a === null || b === null || !isNear(a, size) || !isNear(b, size)) return null;
  const support = sideSupport(line, a, b);
  const length = Math.hypot(a.x - b.x, a.y - b.y);
  const isSide = support >= LEAST_SUPPORT && length >= LEAST_SIDE * Math.max(size.width, size.height);
  return isSide ? { line, ends: [a, b], support } : null;
}

function intersection(a: Line, b: Line): Place | null {
  const determinant = a.cos * b.sin - a.sin * b.cos;
  if (Math.abs(determinant) < LEAST_CROSSING) return null;
  return {
    x: (a.distance * b.sin - b.distance * a.sin) / determinant,
    y: (b.distance * a.cos - a.distance * b.cos) / determinant,
  };
}

function isNear({ x, y }: Place, { width, height }: Size): boolean {
  const reach = OUTSIDE * Math.max(width, height);
  return x >= -reach && y >= -reach && x <= width + reach && y <= height + reach;
}

/** The step of a place along a line. */
function stepOf({ cos, sin }: Line, { x, y }: Place): number {
  return -sin * x + cos * y;
}

function sideSupport(line: Line, a: Place, b: Place): number {
  const [start, end] = [stepOf(line, a), stepOf(line, b)];
  const rounding = (end - start) * ROUND;
  return supportBetween(line, start + rounding, end - rounding);
}

/** The edge of a line just past both ends of a side. */
function edgeBeyond(line: Line, a: Place, b: Place): number {
  const [start, end] = [stepOf(line, a), stepOf(line, b)];
  const by = (end - start) * BEYOND;
  const gap = Math.sign(end - start) * 2;
  return (
    supportBetween(line, start - gap - by, start - gap) + supportBetween(line, end + gap, end + gap + by)
  );
}

function judge(
  [first, second]: readonly [Line, Line],
  [one, other]: readonly [Crossing, Crossing],
  { least, ...size }: Size & { readonly least: number },
): Candidate | null {
  const corners = clockwise([one.ends[0], one.ends[1], other.ends[1], other.ends[0]]);
  if (corners === null) return null;
  const along = [
    sideSupport(first, one.ends[0], other.ends[0]),
    sideSupport(second, one.ends[1], other.ends[1]),
  ];
  if (Math.min(...along) < LEAST_SUPPORT) return null;
  const supports = [...along, one.support, other.support];
  const beyond =
    edgeBeyond(first, one.ends[0], other.ends[0]) +
    edgeBeyond(second, one.ends[1], other.ends[1]) +
    edgeBeyond(one.line, ...one.ends) +
    edgeBeyond(other.line, ...other.ends);
  const mean = supports.reduce((sum, support) => sum + support, 0) / 4;
  const edges = (mean + Math.min(...supports)) / 2 - (BEYOND_WEIGHT * beyond) / 8;
  // Its shape can only make the score lower.
  if (edges <= least) return null;
  const shape = shapeOf(corners, size);
  return {
    corners: shape.corners,
    score: edges * shape.likeness,
    area: areaOf(corners) / (size.width * size.height),
  };
}

/** The corners clockwise, or null if they aren't convex. */
function clockwise([a, b, c, d]: Quad): Quad | null {
  const turns = [turn(a, b, c), turn(b, c, d), turn(c, d, a), turn(d, a, b)];
  if (turns.every((one) => one > 0)) return [a, b, c, d];
  return turns.every((one) => one < 0) ? [a, d, c, b] : null;
}

function turn(a: Place, b: Place, c: Place): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

function areaOf([a, b, c, d]: Quad): number {
  return (turn(a, b, c) + turn(a, c, d)) / 2;
}

/** How well a quadrilateral fits an upright card that a phone sees, with the corners from that card's top left. */
function shapeOf([a, b, c, d]: Quad, size: Size): { readonly corners: Quad; readonly likeness: number } {
  // Of the two ways round, the card's top is the upper one.
  const standing: Quad = a.y + b.y <= c.y + d.y ? [a, b, c, d] : [c, d, a, b];
  const lying: Quad = b.y + c.y <= d.y + a.y ? [b, c, d, a] : [d, a, b, c];
  const likenesses = [likeness(standing, size), likeness(lying, size)] as const;
  return likenesses[0] >= likenesses[1]
    ? { corners: standing, likeness: likenesses[0] }
    : { corners: lying, likeness: likenesses[1] };
}

/**
 * The projection of a card has axes in space, which depend on the focal length: one of a phone's makes them 5 to 7 and
 * perpendicular.
 */
function likeness(corners: Quad, { width, height }: Size): number {
  const centred = corners.map(({ x, y }) => ({ x: x - width / 2, y: y - height / 2 })) as unknown as Quad;
  const { ax, bx, ay, by, g, h } = projectionOnto(centred);
  const costs = FOCAL_LENGTHS.map((times) => {
    const focal = times * Math.max(width, height);
    const [right, down] = [
      [ax / focal, ay / focal, g],
      [bx / focal, by / focal, h],
    ] as const;
    const [wide, high] = [Math.hypot(...right), Math.hypot(...down)];
    const angle = (right[0] * down[0] + right[1] * down[1] + right[2] * down[2]) / (wide * high);
    return (Math.log(wide / high / CARD_RATIO) / SHAPE.ratio) ** 2 + (angle / SHAPE.angle) ** 2;
  });
  return SHAPE.least + (1 - SHAPE.least) * Math.exp(-Math.min(...costs) / 2);
}
