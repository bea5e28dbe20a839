import type { Query, QueryState } from "@tanstack/react-query";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "#game/milliseconds.ts";
import { chance } from "./chance.ts";
import { serverNow } from "./server-time.ts";

/** Milliseconds until a read that failed after the deadline, or brought nothing new, is repeated: ever longer. */
const FIRST_PAUSE_MS = 15 * SECOND_MS;
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;

/** The reads of a query since the deadline in its answer passed. */
interface Overdue {
  readonly deadline: string;
  /** How often the query had been read when the deadline was first seen to have passed. */
  readonly readsBefore: number;
  readonly reads: number;
  /** Milliseconds. The same until the next read: another one would start the interval again. */
  readonly pause: number;
}

/**
 * Options of a query whose answer names a deadline: it's read again when that has passed, a day from now at the latest.
 * In the background too: an interval that ends while the page is hidden would begin again. Timers stop while the device
 * sleeps, so it's also read when a user comes back to the page after the deadline.
 *
 * @param deadlineOf the deadline in an answer (ISO 8601); undefined: there is none
 * @param random from 0 up to 1: pauses are up to a quarter longer, so that not all pages ask at once
 */
export function whenPast<Data>(deadlineOf: (data: Data) => string | undefined, random = chance) {
  const endOf = ({ data }: QueryState<Data>): number =>
    Date.parse((data === undefined ? undefined : deadlineOf(data)) ?? "");
  const known = new WeakMap<object, Overdue>();
  const refetchInterval = (query: Pick<Query<Data>, "state">): number | false => {
    const { data, dataUpdateCount, errorUpdateCount } = query.state;
    const deadline = data === undefined ? undefined : deadlineOf(data);
    const now = serverNow();
    const end = endOf(query.state);
    if (now === null || deadline === undefined || Number.isNaN(end)) return false;
    if (now < end) return Math.min(end - now + SECOND_MS, DAY_MS);
    const reads = dataUpdateCount + errorUpdateCount;
    const before = known.get(query);
    if (before?.deadline === deadline && before.reads === reads) return before.pause;
    const readsBefore = before?.deadline === deadline ? before.readsBefore : reads;
    const pause = pauseAfter(reads - readsBefore, random);
    known.set(query, { deadline, readsBefore, reads, pause });
    return pause;
  };
  const refetchOnWindowFocus = ({ state }: Pick<Query<Data>, "state">): "always" | false =>
    (serverNow() ?? 0) >= endOf(state) && "always";
  return { refetchInterval, refetchIntervalInBackground: true, refetchOnWindowFocus } as const;
}

function pauseAfter(reads: number, random: () => number): number {
  if (reads === 0) return SECOND_MS;
  return Math.min(FIRST_PAUSE_MS * 2 ** (reads - 1), LONGEST_PAUSE_MS) * (1 + random() / 4);
}
