/** The most grid lines across a chart. */
const MOST_STEPS = 4;

/** The values at the lower and upper edge of a chart, and at its grid lines. */
export interface Scale {
  readonly bottom: number;
  readonly top: number;
  readonly ticks: readonly number[];
}

/** A scale of whole numbers from zero or below, in steps of 1, 2 or 5 times a power of ten. */
export function scaleOfPoints(values: readonly number[]): Scale {
  const most = Math.max(1, ...values);
  const least = Math.min(0, ...values);
  const step = stepFor(most - least);
  const bottom = Math.floor(least / step) * step;
  const top = Math.ceil(most / step) * step;
  const ticks = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, at) => bottom + at * step);
  return { bottom, top, ticks };
}

/** A scale of positions, with first place at the upper edge. */
export function scaleOfPositions(values: readonly number[]): Scale {
  const last = Math.max(2, ...values);
  const step = stepFor(last);
  const bottom = Math.ceil(last / step) * step;
  const ticks = Array.from({ length: bottom / step }, (_, at) => bottom - at * step);
  return { bottom, top: 1, ticks: ticks.at(-1) === 1 ? ticks : [...ticks, 1] };
}

function stepFor(range: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(range / MOST_STEPS)));
  return power * ([1, 2, 5].find((one) => one * power * MOST_STEPS >= range) ?? 10);
}

/** The height of a value: 0 at the lower edge, 1 at the upper one. */
export function heightOf(value: number, { bottom, top }: Scale): number {
  return (value - bottom) / (top - bottom);
}

/** The columns that get a label: evenly spaced, at most `most`, always including the last. */
export function namedColumns(count: number, most: number): ReadonlySet<number> {
  const step = Math.ceil(count / most);
  return new Set(Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % step === 0));
}
