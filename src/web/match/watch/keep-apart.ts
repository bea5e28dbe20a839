import type { Point } from "./stage.ts";

/** The least distance between two players, in percent of the pitch's length. */
const NEAREST = 8;

/** The height of the pitch as a share of its length. */
const HEIGHT = 0.6;

const ROUNDS = 6;

/** Pushes overlapping players apart; those off the pitch stay where they are. */
export function keepApart(points: readonly Point[]): readonly Point[] {
  const apart = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of apart.entries()) {
      for (const other of apart.slice(index + 1)) push(one, other);
    }
  }
  return apart;
}

function push(one: { x: number; y: number }, other: { x: number; y: number }): void {
  if (!isOn(one) || !isOn(other)) return;
  const x = other.x - one.x;
  const y = (other.y - one.y) * HEIGHT;
  const distance = Math.hypot(x, y);
  if (distance >= NEAREST) return;
  // Two on the very same spot move apart sideways.
  const way = distance === 0 ? { x: 0, y: 1 } : { x: x / distance, y: y / distance };
  const half = (NEAREST - distance) / 2;
  one.x = onPitch(one.x - way.x * half);
  one.y = onPitch(one.y - (way.y * half) / HEIGHT);
  other.x = onPitch(other.x + way.x * half);
  other.y = onPitch(other.y + (way.y * half) / HEIGHT);
}

function isOn({ y }: Point): boolean {
  return y <= 100;
}

function onPitch(percent: number): number {
  return Math.min(98, Math.max(2, percent));
}
