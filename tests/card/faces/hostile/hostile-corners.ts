/** Corners that no card has, as a form may send them, and the refusal code they should get. */
export interface HostileCorners {
  readonly what: string;
  readonly field: string;
  readonly code: string;
}

const square = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.9 },
];

function withCorner(corner: unknown): string {
  return JSON.stringify([corner, ...square.slice(1)]);
}

/** One field of each kind to refuse. */
export const hostileCorners: readonly HostileCorners[] = [
  { what: "no JSON", field: "top left, please", code: "corners_invalid" },
  {
    what: "NaN",
    field: '[{"x":NaN,"y":0},{"x":1,"y":0},{"x":1,"y":1},{"x":0,"y":1}]',
    code: "corners_invalid",
  },
  {
    what: "numbers without an end",
    field: withCorner({ x: 0, y: 0 }).replace("0", "1e999"),
    code: "corners_invalid",
  },
  { what: "huge numbers", field: withCorner({ x: 1e308, y: -1e308 }), code: "corners_outside" },
  { what: "a corner just outside", field: withCorner({ x: -1e-9, y: 0 }), code: "corners_outside" },
  { what: "three points", field: JSON.stringify(square.slice(1)), code: "corners_invalid" },
  {
    what: "a thousand points",
    field: JSON.stringify(Array.from({ length: 1000 }, () => [0, 0])),
    code: "corners_invalid",
  },
  { what: "texts for numbers", field: withCorner({ x: "0.1", y: "0.1" }), code: "corners_invalid" },
  { what: "lists for points", field: withCorner([0.1, 0.1]), code: "corners_invalid" },
  { what: "null", field: "null", code: "corners_invalid" },
  { what: "an object like a list", field: JSON.stringify({ ...square, length: 4 }), code: "corners_invalid" },
  { what: "deep JSON", field: "[".repeat(900), code: "corners_invalid" },
  { what: "deep and valid JSON", field: `${"[".repeat(450)}${"]".repeat(450)}`, code: "corners_invalid" },
  { what: "a megabyte", field: `[${" ".repeat(1e6)}]`, code: "corners_invalid" },
  { what: "a prototype", field: withCorner({ ["__proto__"]: { x: 0.1, y: 0.1 } }), code: "corners_invalid" },
  {
    what: "crossed sides",
    field: JSON.stringify([square[0], square[2], square[1], square[3]]),
    code: "corners_crossed",
  },
  { what: "the wrong way round", field: JSON.stringify(square.toReversed()), code: "corners_crossed" },
  { what: "a dent", field: withCorner({ x: 0.8, y: 0.8 }), code: "corners_crossed" },
  { what: "a corner twice", field: withCorner(square[1]), code: "corners_crossed" },
  { what: "one point", field: JSON.stringify(square.map(() => square[0])), code: "corners_crossed" },
  {
    what: "a speck",
    field: JSON.stringify(square.map(({ x, y }) => ({ x: x / 99, y: y / 99 }))),
    code: "corners_too_small",
  },
];
