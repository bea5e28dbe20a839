/** Lines across a chart: enough to read it by, few enough to look past. */
const MOST_STEPS = 4;

/** What stands at the lower and at the upper edge of a chart, and where lines cross it. */
export interface Scale {
  readonly bottom: number;
  readonly top: number;
  readonly ticks: readonly number[];
}

/** A scale of whole numbers from zero, or from below it, in steps of 1, 2 or 5 times a power of ten. */
export function scaleOfPoints(values: readonly number[]): Scale {
  const most = Math.max(1, ...values);
  const least = Math.min(0, ...values);
  const step = stepFor(most - least);
  const bottom = Math.floor(least / step) * step;
  const top = Math.ceil(most / step) * step;
  const ticks = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, at) => bottom + at * step);
  return { bottom, top, ticks };
}

/** A scale of positions: the first at the upper edge, lower ones below it. */
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

/** Where a value stands: 0 at the lower edge, 1 at the upper one. */
export function heightOf(value: number, { bottom, top }: Scale): number {
  return (value - bottom) / (top - bottom);
}

/** Which of so many columns have their names below them, so that at most `most` do, the last one among them. */
export function namedColumns(count: number, most: number): ReadonlySet<number> {
  const step = Math.ceil(count / most);
  return new Set(Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % step === 0));
}
