/** How many entries have how many points: a thousand numbers at the most, however many entries there are. */
export interface PointsHistogram {
  /** The fewest points that `counts` begins with. */
  readonly lowest: number;
  /** Entries with `lowest` points, with one more, and so on. */
  readonly counts: readonly number[];
}

/** The histogram of entries with these points (whole numbers); empty for none. */
export function histogramOf(points: Int16Array): PointsHistogram {
  if (points.length === 0) return { lowest: 0, counts: [] };
  const lowest = points.reduce((least, one) => Math.min(least, one));
  const highest = points.reduce((most, one) => Math.max(most, one));
  const counts = Array.from({ length: highest - lowest + 1 }, () => 0);
  for (const one of points) counts[one - lowest] = (counts[one - lowest] ?? 0) + 1;
  return { lowest, counts };
}

/** The position that these points have among all: one more than the entries with more. Equal points share it. */
export function positionByPoints({ lowest, counts }: PointsHistogram, points: number): number {
  return 1 + counts.slice(Math.max(0, points - lowest + 1)).reduce((sum, count) => sum + count, 0);
}

/** How many entries are counted in a histogram. */
export function entriesOf({ counts }: PointsHistogram): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The mean of all entries' points, to a tenth; null where there are none. */
export function meanPoints(histogram: PointsHistogram): number | null {
  const entries = entriesOf(histogram);
  if (entries === 0) return null;
  const sum = histogram.counts.reduce((total, count, at) => total + count * (histogram.lowest + at), 0);
  return Math.round((sum / entries) * 10) / 10;
}
