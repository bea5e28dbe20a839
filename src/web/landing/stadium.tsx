/** The pitch of the landing page, seen from behind one goal, drawn at build time. Lengths in metres. */
const HALF_WIDTH = 17;
const LENGTH = 46;
const BANDS = 8;
const CENTRE_RADIUS = 5;
const AREA_RADIUS = 9;

/** The camera: its height, its distance behind the goal line, and its focal length in picture units. */
const HEIGHT = 8;
const DISTANCE = 17;
const LENS = 1180;

const WIDTH = 1600;
const DEPTH = 640;
const HORIZON = 60;

/** Where the stand meets the boards, and the boards the grass. */
const BOARDS_TOP = 158;
const BOARDS_BOTTOM = 192;

/** A spot on the grass, `x` from the middle and `z` from the near goal line, as "x y" in the picture. */
function spot(x: number, z: number): string {
  const scale = LENS / (z + DISTANCE);
  return `${Math.round(WIDTH / 2 + x * scale)} ${Math.round(HORIZON + HEIGHT * scale)}`;
}

function polygon(spots: readonly string[]): string {
  return `M${spots.join("L")}Z`;
}

/** An arc on the grass around (0, z), as a line of short segments; `from` and `to` are in full turns. */
function arc(z: number, radius: number, [from, to]: readonly [number, number]): string {
  const steps = Math.round(16 + 16 * (to - from));
  const spots = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = 2 * Math.PI * (from + ((to - from) * step) / steps);
    return spot(radius * Math.cos(angle), z + radius * Math.sin(angle));
  });
  return `M${spots.join("L")}`;
}

function band(number: number): string {
  const near = (LENGTH / BANDS) * number;
  const far = near + LENGTH / BANDS;
  const wide = HALF_WIDTH * 3;
  return polygon([spot(-wide, near), spot(wide, near), spot(wide, far), spot(-wide, far)]);
}

const BAND_PATHS = Array.from({ length: BANDS / 2 }, (_, pair) => band(pair * 2)).join("");

const LINE_PATHS = [
  polygon([spot(-HALF_WIDTH, 0), spot(HALF_WIDTH, 0), spot(HALF_WIDTH, LENGTH), spot(-HALF_WIDTH, LENGTH)]),
  `M${spot(-HALF_WIDTH, LENGTH / 2)}L${spot(HALF_WIDTH, LENGTH / 2)}`,
  arc(LENGTH / 2, CENTRE_RADIUS, [0, 1]),
  arc(0, AREA_RADIUS, [0, 0.5]),
  arc(LENGTH, AREA_RADIUS, [0.5, 1]),
].join("");

/** The size of a crowd tile. The steps between heads share no factor with it, so no rows show. */
const TILE = { width: 118, height: 58 };

/** Every `every`th head of the tile, as the dots of a path. */
function crowd(first: number, every: number): string {
  const heads = Array.from({ length: Math.ceil(48 / every) }, (_, index) => {
    const head = first + index * every;
    const left = (head * 43 + (head % 5) * 7) % TILE.width;
    return `M${left} ${(head * 23) % TILE.height}h0`;
  });
  return heads.join("");
}

/** Stand, boards and pitch. Pure decoration. */
export function Stadium() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${DEPTH}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className="stadium"
    >
      <pattern id="crowd" {...TILE} patternUnits="userSpaceOnUse" className="crowd">
        <path d={crowd(0, 1)} />
        <path d={crowd(3, 7)} className="crowd-lit" />
      </pattern>
      <radialGradient id="pool">
        <stop className="pool-from" />
        <stop offset="1" className="pool-to" />
      </radialGradient>
      <path d={`M0 30Q800-30 1600 30V${BOARDS_TOP}H0Z`} className="stand" />
      <path d={`M0 44Q800-16 1600 44V${BOARDS_TOP}H0Z`} fill="url(#crowd)" />
      <path d={`M0 ${BOARDS_BOTTOM}H${WIDTH}V${DEPTH}H0Z`} className="grass" />
      <path d={BAND_PATHS} className="grass-band" />
      <path d={`M0 ${BOARDS_TOP}H${WIDTH}V${BOARDS_BOTTOM}H0Z`} className="boards" />
      <ellipse cx="1060" cy="380" rx="760" ry="240" fill="url(#pool)" />
      <path d={LINE_PATHS} className="lines" />
    </svg>
  );
}
