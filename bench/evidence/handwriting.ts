import type { Chance } from "#bench/support/card-photo.ts";

type Point = readonly [x: number, y: number];

/**
 * How a person writes each character of a code: the points of its strokes in a box of 100 by 100, y downwards. A bar
 * parts strokes; several ways of writing one are several entries.
 */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  A: ["8,100 50,0 92,100|24,62 78,62", "10,100 46,2 54,2 90,100|20,66 82,64"],
  C: ["86,18 66,3 38,4 14,28 8,56 20,86 46,99 72,95 88,80"],
  E: ["84,2 14,2 14,98 86,98|14,50 70,50", "14,0 14,100|14,2 84,0|14,50 68,50|14,99 86,99"],
  F: ["86,2 16,2 16,100|16,48 68,48", "18,0 16,100|16,3 86,0|16,46 70,45"],
  H: ["12,0 12,100|88,0 88,100|12,50 88,48"],
  J: ["70,0 70,72 58,94 36,99 14,84 10,70", "36,2 94,2|68,2 67,74 54,96 32,99 12,82"],
  K: ["14,0 14,100|84,2 16,56|38,40 88,100", "14,0 14,100|84,0 18,52 88,99"],
  M: ["6,100 14,0 50,66 86,0 94,100", "8,100 8,0 50,58 92,0 92,100"],
  N: ["12,100 12,0 88,100 88,0"],
  P: ["16,100 16,2 58,2 82,16 82,38 60,54 17,55"],
  R: ["16,100 16,2 58,2 82,16 80,38 58,52 17,53|46,53 88,100"],
  T: ["6,2 94,2|50,2 50,100"],
  U: ["12,0 12,66 26,92 50,100 74,92 88,66 88,0"],
  W: ["2,0 24,100 50,34 76,100 98,0"],
  X: ["10,0 90,100|90,0 10,100"],
  Y: ["8,0 50,48|92,0 50,48 50,100", "8,0 50,50|92,0 34,100"],
  "3": ["14,12 38,0 68,4 80,22 70,42 42,48 74,56 86,76 70,96 38,100 10,86"],
  "4": ["66,100 66,2 8,70 92,70", "24,2 14,58 90,56|66,8 62,100"],
  "7": ["8,3 88,2 40,100", "8,3 88,2 44,100|30,50 78,48"],
  "9": ["82,30 66,6 36,2 16,22 24,46 50,54 76,42 84,20 78,62 64,100"],
  "-": ["10,52 80,50"],
};

/** Where and how large a code is written. */
export interface Line {
  readonly x: number;
  /** Of the capitals' feet. */
  readonly baseline: number;
  readonly height: number;
}

/** A text in one person's hand, as SVG paths: a slant, a pen and a rhythm of their own, and no stroke twice the same. */
export function handwritten(text: string, { x, baseline, height }: Line, chance: Chance): string {
  const slant = chance(-8, 22) / 100;
  const pen = (height * chance(6, 13)) / 100;
  const ink = ["#1a1a2a", "#16307a", "#111111", "#24469c", "#3a3a3a"][chance(0, 4)];
  /** How far a hurried hand misses, in hundredths of the height. */
  const haste = chance(25, 75);
  const lean = chance(-25, 25) / 1000;
  let left = x;
  const drawn = Array.from(text, (character) => {
    if (character === " ") {
      left += height * 0.35;
      return "";
    }
    const ways = WAYS[character] ?? [];
    const strokes = (ways[chance(0, ways.length - 1)] ?? "").split("|").map(pointsOf);
    const isWide = character === "M" || character === "W";
    const tall = height * (chance(88, 112) / 100);
    const wide = height * ((isWide ? 0.85 : 0.62) * (chance(85, 118) / 100));
    const top = baseline - tall + lean * (left - x) + height * (chance(-5, 5) / 100);
    const wobble = () => chance(-haste, haste) / 10;
    const paths = strokes.map((stroke) => {
      const points = stroke.map(([px, py]) => {
        const y = top + (tall * (py + wobble())) / 100;
        return [left + (wide * (px + wobble())) / 100 + slant * (baseline - y), y] as const;
      });
      return `<path d="${smooth(points)}"/>`;
    });
    left += wide + height * (chance(8, 32) / 100);
    return paths.join("");
  });
  return `<g fill="none" stroke="${ink}" stroke-width="${pen}" stroke-linecap="round" stroke-linejoin="round">${drawn.join("")}</g>`;
}

function pointsOf(stroke: string): Point[] {
  return stroke.split(" ").map((point) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return [x, y];
  });
}

/** A curve through the points; sharp corners stay corners. */
function smooth(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], at) => {
      const before = points[at - 1];
      if (before === undefined) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
      const after = points[at + 1] ?? [x, y];
      const earlier = points[at - 2] ?? before;
      const pull = (
        from: readonly [number, number],
        to: readonly [number, number],
        sign: 1 | -1,
        by: readonly [number, number],
      ) => [by[0] + (sign * (to[0] - from[0])) / 9, by[1] + (sign * (to[1] - from[1])) / 9] as const;
      const [ax, ay] = pull(earlier, [x, y], 1, before);
      const [bx, by] = pull(before, [after[0], after[1]], -1, [x, y]);
      return `C${[ax, ay, bx, by, x, y].map((value) => value.toFixed(1)).join(" ")}`;
    })
    .join("");
}
