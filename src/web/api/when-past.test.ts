import { environmentManager, focusManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { noteServerTime } from "./server-time.ts";
import { whenPast } from "./when-past.ts";

const NOW = "2026-11-07T11:00:00.000Z";
const DEADLINE = "2026-11-07T11:00:10.000Z";
const NEXT = "2026-11-14T11:00:00.000Z";

interface Answer {
  readonly deadline: string;
}

let client: QueryClient;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  // TanStack Query takes Node for a server, where nothing is repeated.
  environmentManager.setIsServer(() => false);
  noteServerTime(new Headers({ date: NOW }));
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.mount();
});

afterEach(() => {
  stop();
  client.unmount();
  client.clear();
  environmentManager.setIsServer(() => true);
  vi.useRealTimers();
});

/** Shows an answer that names the deadline. @returns the seconds since then at which it was read again */
function readsOf(answer: () => Promise<Answer>, random: () => number): number[] {
  const seconds: number[] = [];
  const start = Date.now();
  const queryKey = ["/api/scout"];
  client.setQueryData<Answer>(queryKey, { deadline: DEADLINE });
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => {
      seconds.push((Date.now() - start) / 1000);
      return answer();
    },
    ...whenPast(({ deadline }: Answer) => deadline, random),
  });
  stop = observer.subscribe(() => undefined);
  return seconds;
}

const failing = () => Promise.reject(new TypeError("no line"));

describe("a read whose answer names a deadline", () => {
  test("is repeated a second after the deadline, and not again once it names the next one", async () => {
    const seconds = readsOf(
      async () => ({ deadline: NEXT }),
      () => 0,
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seconds).toEqual([11]);
  });

  test.each([
    ["fails", failing],
    ["brings the same deadline", async () => ({ deadline: DEADLINE })],
  ])("is repeated after ever longer pauses while it %s", async (_case, answer) => {
    const seconds = readsOf(answer, () => 0);
    await vi.advanceTimersByTimeAsync(1_200_000);
    expect(seconds).toEqual([11, 26, 56, 116, 236, 476, 776, 1076]);
  });

  test("isn't repeated by all pages at once", async () => {
    const seconds = readsOf(failing, () => 0.8);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seconds).toEqual([11, 29]);
  });

  test("is repeated at once when the user comes back to a page that slept past the deadline", async () => {
    const seconds = readsOf(
      async () => ({ deadline: NEXT }),
      () => 0,
    );
    const comeBack = async () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      await vi.advanceTimersByTimeAsync(0);
    };
    await comeBack();
    expect(seconds).toEqual([]);
    // Timers stop while the device sleeps, and its clock advances.
    vi.setSystemTime(Date.now() + 3_600_000);
    await comeBack();
    expect(seconds).toEqual([3600]);
    await comeBack();
    expect(seconds).toEqual([3600]);
    focusManager.setFocused(undefined);
  });
});
