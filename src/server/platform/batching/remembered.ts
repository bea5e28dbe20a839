import type { Clock } from "#server/platform/clock.ts";

/** The number of cached keys; the oldest makes room. */
const KEYS = 5000;

interface Kept<Answer> {
  readonly until: number;
  readonly answer: Promise<Answer>;
}

/**
 * Caches values by key that can be a little out of date, and shares a value until this age (real milliseconds).
 * Failures aren't cached.
 */
export function remembered<Key, Answer>(
  clock: Pick<Clock, "elapsed">,
  ms: number,
  load: (key: Key) => Promise<Answer>,
): (key: Key) => Promise<Answer> {
  const known = new Map<Key, Kept<Answer>>();
  return (key) => {
    const now = clock.elapsed();
    const last = known.get(key);
    if (last !== undefined && now < last.until) return last.answer;
    const answer = load(key);
    known.delete(key);
    const kept = { until: now + ms, answer };
    known.set(key, kept);
    answer.catch(() => {
      if (known.get(key) === kept) known.delete(key);
    });
    const [first] = known.keys();
    if (known.size > KEYS && first !== undefined) known.delete(first);
    return answer;
  };
}
