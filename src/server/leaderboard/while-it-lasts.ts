import type { Clock } from "#server/platform/clock.ts";

/** From one instant to before another, both in epoch milliseconds. */
export interface Span {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** What is made of the time it is, and is the same throughout a span: made once for each. */
export function whileItLasts<Made extends Span>(
  clock: Pick<Clock, "now">,
  make: (now: number) => Made,
): () => Made {
  let made: Made | null = null;
  return () => {
    const now = clock.now();
    if (made === null || now < made.startsAt || now >= made.endsAt) made = make(now);
    return made;
  };
}
