import { type GreyPicture, meansAround } from "#game/card/face/pixels.ts";

/** A connected patch of ink. All in pixels of the picture. */
export interface Mark {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Pixels of ink. */
  readonly ink: number;
}

/** Ink is darker than its surroundings by this share of their light. */
const DARKER = 0.16;
/** Half the side of the surroundings, as a share of the picture's longer side. */
const REACH = 0.03;
/** Smaller patches are grain. */
const LEAST_HEIGHT = 12;
/** As a share of the picture's longer side: larger ones are no characters. */
const MOST_SIDE = 0.12;
const LEAST_INK = 30;

/** Where a picture is darker than its surroundings: 1 for ink, 0 for paper. */
export function inkOf(picture: GreyPicture): Uint8Array {
  const { pixels, width, height } = picture;
  const means = meansAround(picture, Math.round(Math.max(width, height) * REACH));
  return pixels.map((light, at) => (light < (means[at] ?? 0) * (1 - DARKER) ? 1 : 0));
}

/** The patches of ink that could be characters. */
export function findMarks(picture: GreyPicture): Mark[] {
  const { width, height } = picture;
  const ink = inkOf(picture);
  const most = Math.max(width, height) * MOST_SIDE;
  const marks: Mark[] = [];
  const stack = new Int32Array(width * height);
  for (let start = 0; start < ink.length; start += 1) {
    if (ink[start] !== 1) continue;
    const mark = takeMark(ink, start, { width, height, stack });
    const [wide, tall] = [mark.right - mark.left + 1, mark.bottom - mark.top + 1];
    if (mark.ink >= LEAST_INK && tall >= LEAST_HEIGHT && tall <= most && wide <= most) marks.push(mark);
  }
  return marks;
}

const NEIGHBOURS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Room for the pixels still to visit. */
  readonly stack: Int32Array;
}

/** Removes the connected patch around a pixel from the ink. */
function takeMark(ink: Uint8Array, start: number, { width, height, stack }: Sheet): Mark {
  let [left, top, right, bottom, count, waiting] = [width, height, 0, 0, 0, 1];
  stack[0] = start;
  ink[start] = 0;
  while (waiting > 0) {
    waiting -= 1;
    const at = stack[waiting] ?? 0;
    const x = at % width;
    const y = (at - x) / width;
    count += 1;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
    for (const [dx, dy] of NEIGHBOURS) {
      const next = at + dy * width + dx;
      const isInside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
      if (!isInside || ink[next] !== 1) continue;
      ink[next] = 0;
      stack[waiting] = next;
      waiting += 1;
    }
  }
  return { left, top, right, bottom, ink: count };
}

/** A strip of a picture that may hold a line of eight characters. In pixels. */
export interface TextLine {
  /** The strip's centre. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** In degrees, clockwise positive. */
  readonly turn: number;
}

/** A code has eight characters; broken or joined ones make a few marks more or less. */
const LEAST_MARKS = 5;
const MOST_MARKS = 14;
/** Neighbours in a line are at most this many of their heights apart. */
const GAP = 1.9;
/** How much taller one character is than its neighbour at most. */
const TALLER = 1.9;
/** The steepest line, in degrees. */
const STEEPEST = 25;
/** How far from the line a character's centre lies at most, in heights. */
const OFF = 0.38;

/** A photo has hundreds of marks; of a drawn pattern with more, the tallest are looked at. */
const MOST_LOOKED_AT = 1500;
/** The neighbours that give a line its direction, nearest first. */
const MOST_AIMS = 100;

interface Placed extends Mark {
  readonly x: number;
  readonly y: number;
  readonly tall: number;
}

interface Chain {
  readonly members: readonly Placed[];
  readonly slope: number;
  readonly score: number;
}

/** The lines of characters in a picture, likeliest to be a code first, none of them twice. */
export function findLines(marks: readonly Mark[], most: number): TextLine[] {
  const placed = marks.map((mark) => ({
    ...mark,
    x: (mark.left + mark.right) / 2,
    y: (mark.top + mark.bottom) / 2,
    tall: mark.bottom - mark.top + 1,
  }));
  const tallest = placed.toSorted((a, b) => b.tall - a.tall).slice(0, MOST_LOOKED_AT);
  const sorted = tallest.toSorted((a, b) => a.x - b.x);
  const chains = sorted.flatMap((first, at) => chainsFrom(first, sorted.slice(at + 1)));
  const taken = new Set<Placed>();
  const lines: TextLine[] = [];
  for (const chain of chains.toSorted((a, b) => b.score - a.score)) {
    if (lines.length >= most) break;
    const isTaken = chain.members.filter((member) => taken.has(member)).length > 1;
    if (isTaken) continue;
    for (const member of chain.members) taken.add(member);
    lines.push(stripOf(chain));
  }
  return lines;
}

/** The lines that begin at a mark: one for each neighbour that gives a direction. */
function chainsFrom(first: Placed, behind: readonly Placed[]): Chain[] {
  const reach = first.tall * (GAP + 1) * 4;
  const near = behind.filter(({ x, y }) => x - first.x < reach && Math.abs(y - first.y) < reach);
  return near
    .filter((aim) => isAim(first, aim))
    .slice(0, MOST_AIMS)
    .flatMap((aim) => {
      const members = follow(first, (aim.y - first.y) / (aim.x - first.x), behind);
      if (members.length < LEAST_MARKS || members.length > MOST_MARKS) return [];
      return [{ members, slope: slopeOf(members), score: scoreOf(members) }];
    });
}

/** Whether a mark is far enough off to give a direction, and the direction is one of a line. */
function isAim(first: Placed, aim: Placed): boolean {
  const [dx, dy] = [aim.x - first.x, aim.y - first.y];
  const isFlat = Math.abs(dy / dx) <= Math.tan((STEEPEST * Math.PI) / 180);
  return dx >= first.tall * 1.5 && isFlat && alike(first, aim);
}

function alike(a: Placed, b: Placed): boolean {
  return a.tall < b.tall * TALLER && b.tall < a.tall * TALLER;
}

/** The marks along a line, each near the one before. */
function follow(first: Placed, slope: number, behind: readonly Placed[]): Placed[] {
  const members = [first];
  let tall = first.tall;
  let last = first;
  for (const next of behind) {
    if (next.left - last.right > tall * GAP) {
      if (next.left - first.right > tall * 24) break;
      if (next.x - last.x > tall * (GAP + 1.5)) break;
      continue;
    }
    const off = Math.abs(next.y - (first.y + slope * (next.x - first.x)));
    if (off > tall * OFF || next.tall > tall * TALLER || next.tall * TALLER < tall) continue;
    members.push(next);
    if (members.length > MOST_MARKS) break;
    tall = tall + (next.tall - tall) / members.length;
    last = next;
  }
  return members;
}

/** Least squares through the marks' centres. */
function slopeOf(members: readonly Placed[]): number {
  const mean = (key: "x" | "y") => members.reduce((sum, one) => sum + one[key], 0) / members.length;
  const [mx, my] = [mean("x"), mean("y")];
  const across = members.reduce((sum, { x }) => sum + (x - mx) ** 2, 0);
  return across === 0 ? 0 : members.reduce((sum, { x, y }) => sum + (x - mx) * (y - my), 0) / across;
}

/** How much a chain looks like a code: about eight marks, of one height, on one line. */
function scoreOf(members: readonly Placed[]): number {
  const tall = members.reduce((sum, one) => sum + one.tall, 0) / members.length;
  const spread =
    Math.sqrt(members.reduce((sum, one) => sum + (one.tall - tall) ** 2, 0) / members.length) / tall;
  const slope = slopeOf(members);
  const [mx, my] = [
    members.reduce((sum, { x }) => sum + x, 0) / members.length,
    members.reduce((sum, { y }) => sum + y, 0) / members.length,
  ];
  const off =
    members.reduce((sum, { x, y }) => sum + Math.abs(y - my - slope * (x - mx)), 0) / members.length / tall;
  return 4 - Math.abs(members.length - 8.5) - 4 * spread - 4 * off;
}

function stripOf({ members, slope }: Chain): TextLine {
  const angle = Math.atan(slope);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // Along the line and across it.
  const corners = members.flatMap(({ left, right, top, bottom }) => [
    [left, (top + bottom) / 2],
    [right, (top + bottom) / 2],
    [(left + right) / 2, top],
    [(left + right) / 2, bottom],
  ]) as [number, number][];
  const along = corners.map(([x, y]) => x * cos + y * sin);
  const across = corners.map(([x, y]) => y * cos - x * sin);
  const [a0, a1] = [Math.min(...along), Math.max(...along)];
  const [c0, c1] = [Math.min(...across), Math.max(...across)];
  const [a, c] = [(a0 + a1) / 2, (c0 + c1) / 2];
  return {
    x: a * cos - c * sin,
    y: a * sin + c * cos,
    width: a1 - a0,
    height: c1 - c0,
    turn: (angle * 180) / Math.PI,
  };
}
