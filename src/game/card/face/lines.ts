import type { Pixels } from "./pixels.ts";

/** Where a picture changes its colour, and in which direction. */
export interface Edges {
  readonly width: number;
  readonly height: number;
  /** 0 to 1 for each pixel: certain for any clear edge, however strong. */
  readonly strength: Float32Array;
  /** The direction across the edge, of length 1. */
  readonly across: { readonly x: Float32Array; readonly y: Float32Array };
}

/** The share of pixels that certainly aren't edges, and how far above them an edge is half certain. */
const GROUND = { share: 0.5, times: 2.2, least: 9 } as const;

/** The edges of a picture: of each pixel, that in the colour that changes most (Sobel). */
export function findEdges(picture: Pixels): Edges {
  const { width, height } = picture;
  const size = new Float32Array(width * height);
  const across = { x: new Float32Array(width * height), y: new Float32Array(width * height) };
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) writeGradient(picture, y * width + x, { size, across });
  }
  const half = Math.max(GROUND.least, GROUND.times * quantile(size, GROUND.share));
  const strength = size.map((value) => value ** 2 / (value ** 2 + half ** 2));
  return { width, height, strength, across };
}

interface Gradients {
  readonly size: Float32Array;
  readonly across: Edges["across"];
}

function writeGradient({ data, width }: Pixels, at: number, { size, across }: Gradients): void {
  const row = width * 4;
  let [best, bestX, bestY] = [0, 0, 0];
  for (let channel = 0; channel < 3; channel += 1) {
    const middle = at * 4 + channel;
    const nw = data[middle - row - 4] ?? 0;
    const ne = data[middle - row + 4] ?? 0;
    const sw = data[middle + row - 4] ?? 0;
    const se = data[middle + row + 4] ?? 0;
    const dx = ne + se - nw - sw + 2 * ((data[middle + 4] ?? 0) - (data[middle - 4] ?? 0));
    const dy = sw + se - nw - ne + 2 * ((data[middle + row] ?? 0) - (data[middle - row] ?? 0));
    const squared = dx * dx + dy * dy;
    if (squared > best) [best, bestX, bestY] = [squared, dx, dy];
  }
  const length = Math.sqrt(best);
  size[at] = length;
  across.x[at] = length > 0 ? bestX / length : 0;
  across.y[at] = length > 0 ? bestY / length : 0;
}

/** A value that a share of others is below; of every seventh, which is enough. */
function quantile(values: Float32Array, share: number): number {
  const some = values.filter((_, at) => at % 7 === 0).toSorted();
  return some[Math.floor(some.length * share)] ?? 0;
}

/** A straight line on a picture: x·cos + y·sin = distance, with the edges along it. */
export interface Line {
  readonly cos: number;
  readonly sin: number;
  readonly distance: number;
  /** Sums of the edges along it: `support[t - from]` is that of all steps before `t`, along (-sin, cos). */
  readonly support: Float32Array;
  readonly from: number;
}

/** The most lines; a card has four, and the rest of a photo dozens. */
const MOST_LINES = 90;
/** The least sum of edges along a line, as a share of the picture's longer side. */
const LEAST_LENGTH = 0.03;
const ANGLES = 180;
/** Votes go to this many angles on each side of an edge's own. */
const SPREAD = 3;
/** Weaker pixels don't vote. */
const LEAST_STRENGTH = 0.12;
/** Within this many pixels and this turn (as a cosine), an edge belongs to a line. */
const NEAR = 1.6;
/** Fitting turns a line by at most this many pixels at its ends. */
const AROUND = 8;
const ALIGNED = Math.cos((12 * Math.PI) / 180);

const cosines = Float64Array.from({ length: ANGLES }, (_, angle) => Math.cos((angle * Math.PI) / ANGLES));
const sines = Float64Array.from({ length: ANGLES }, (_, angle) => Math.sin((angle * Math.PI) / ANGLES));

interface Voter {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly angle: number;
  readonly weight: number;
}

interface Votes {
  readonly counts: Float32Array;
  readonly distances: number;
}

/**
 * The straight lines of a picture, by a Hough transform in which each edge votes for lines in its own direction. The
 * pixels of a line that was found vote no more, so two close lines are told apart.
 */
export function findLines(edges: Edges): Line[] {
  const reach = Math.ceil(Math.hypot(edges.width, edges.height));
  const votes: Votes = { counts: new Float32Array(ANGLES * (2 * reach + 1)), distances: 2 * reach + 1 };
  let voters = findVoters(edges);
  for (const voter of voters) vote(votes, voter, 1);
  const least = LEAST_LENGTH * Math.max(edges.width, edges.height);
  const lines: Line[] = [];
  while (lines.length < MOST_LINES) {
    const peak = highest(votes.counts);
    if ((votes.counts[peak] ?? 0) < least) break;
    const angle = Math.floor(peak / votes.distances);
    const rough = {
      cos: cosines[angle] ?? 0,
      sin: sines[angle] ?? 0,
      distance: (peak % votes.distances) - reach,
    };
    const around = voters.filter((voter) => isAround(rough, voter));
    const line = fitted(fitted(rough, around), around);
    const { of, others } = split(edges, line, voters);
    for (const voter of of) vote(votes, voter, -1);
    // A peak of votes that no line explains would be found for ever.
    if (of.length === 0) votes.counts[peak] = 0;
    else lines.push(withSupport(edges, line));
    voters = others;
  }
  return lines;
}

/** The pixels on the crest of an edge. */
function findVoters({ width, height, strength, across }: Edges): Voter[] {
  const voters: Voter[] = [];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const weight = strength[at] ?? 0;
      if (weight < LEAST_STRENGTH) continue;
      const [dx, dy] = [across.x[at] ?? 0, across.y[at] ?? 0];
      const step = Math.round(dx) + Math.round(dy) * width;
      if (weight < (strength[at + step] ?? 0) || weight < (strength[at - step] ?? 0)) continue;
      const turn = Math.atan2(dy, dx) / Math.PI;
      voters.push({ x, y, at, angle: Math.round((turn < 0 ? turn + 1 : turn) * ANGLES) % ANGLES, weight });
    }
  }
  return voters;
}

function vote({ counts, distances }: Votes, { x, y, angle, weight }: Voter, sign: number): void {
  for (let turn = -SPREAD; turn <= SPREAD; turn += 1) {
    const bin = (angle + turn + ANGLES) % ANGLES;
    const distance = Math.round(x * (cosines[bin] ?? 0) + y * (sines[bin] ?? 0)) + (distances - 1) / 2;
    const at = bin * distances + distance;
    counts[at] = (counts[at] ?? 0) + sign * weight * (1 - Math.abs(turn) / (SPREAD + 2));
  }
}

function highest(counts: Float32Array): number {
  let best = 0;
  for (let at = 1; at < counts.length; at += 1) if ((counts[at] ?? 0) > (counts[best] ?? 0)) best = at;
  return best;
}

type BareLine = Pick<Line, "cos" | "sin" | "distance">;

/** The line through the edges near a line, by total least squares. */
function fitted(line: BareLine, voters: readonly Voter[]): BareLine {
  let [sum, sumX, sumY, sumXX, sumXY, sumYY] = [0, 0, 0, 0, 0, 0];
  for (const { x, y, angle, weight } of voters) {
    const isNear = Math.abs(x * line.cos + y * line.sin - line.distance) <= NEAR;
    if (!isNear || Math.abs((cosines[angle] ?? 0) * line.cos + (sines[angle] ?? 0) * line.sin) < ALIGNED)
      continue;
    sum += weight;
    sumX += weight * x;
    sumY += weight * y;
    sumXX += weight * x * x;
    sumXY += weight * x * y;
    sumYY += weight * y * y;
  }
  if (sum === 0) return line;
  const [x, y] = [sumX / sum, sumY / sum];
  const [xx, xy, yy] = [sumXX / sum - x * x, sumXY / sum - x * y, sumYY / sum - y * y];
  const along = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [-Math.sin(along), Math.cos(along)];
  return { cos, sin, distance: x * cos + y * sin };
}

/** Near enough to a line to belong to it once it is fitted. */
function isAround({ cos, sin, distance }: BareLine, { x, y }: Voter): boolean {
  return Math.abs(x * cos + y * sin - distance) <= AROUND;
}

/** The voters of a line, and the others. */
function split(edges: Edges, line: BareLine, voters: readonly Voter[]): { of: Voter[]; others: Voter[] } {
  const parts = { of: [] as Voter[], others: [] as Voter[] };
  for (const voter of voters) (belongs(edges, line, voter) ? parts.of : parts.others).push(voter);
  return parts;
}

function belongs({ across }: Edges, { cos, sin, distance }: BareLine, { x, y, at }: Voter): boolean {
  if (Math.abs(x * cos + y * sin - distance) > NEAR) return false;
  return Math.abs((across.x[at] ?? 0) * cos + (across.y[at] ?? 0) * sin) >= ALIGNED;
}

/** Walks along a line through the picture and adds up the edges on it. */
function withSupport(edges: Edges, line: BareLine): Line {
  const { cos, sin, distance } = line;
  const reach = Math.ceil(Math.hypot(edges.width, edges.height));
  const support = new Float32Array(2 * reach + 2);
  for (let step = 0; step <= 2 * reach; step += 1) {
    const [x, y] = [distance * cos - (step - reach) * sin, distance * sin + (step - reach) * cos];
    const isInside = x >= 1 && y >= 1 && x < edges.width - 1 && y < edges.height - 1;
    support[step + 1] = (support[step] ?? 0) + (isInside ? edgeAt(edges, line, { x, y }) : 0);
  }
  return { ...line, support, from: -reach };
}

/** The strongest edge in the line's direction within a pixel of a place. */
function edgeAt(
  { width, strength, across }: Edges,
  { cos, sin }: BareLine,
  { x, y }: { x: number; y: number },
): number {
  let best = 0;
  for (let offset = -1; offset <= 1; offset += 1) {
    const at = Math.round(y + offset * sin) * width + Math.round(x + offset * cos);
    const isAligned = Math.abs((across.x[at] ?? 0) * cos + (across.y[at] ?? 0) * sin) >= ALIGNED;
    if (isAligned) best = Math.max(best, strength[at] ?? 0);
  }
  return best;
}

/** The mean edge along a line between two steps, 0 to 1. */
export function supportBetween({ support, from }: Line, start: number, end: number): number {
  const [a, b] = [Math.round(Math.min(start, end)) - from, Math.round(Math.max(start, end)) - from];
  const [low, high] = [Math.max(0, a), Math.min(support.length - 1, b)];
  return high > low ? ((support[high] ?? 0) - (support[low] ?? 0)) / (b - a) : 0;
}
