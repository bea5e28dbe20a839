import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeQueryClient } from "#web/api/query-client.ts";
import { refetchSoon } from "./spread-refetch.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table that's read for the first time when it's settled", () => {
  test("is read once more: that answer may be from before", async () => {
    const client = makeQueryClient(() => undefined);
    const answers: ((answer: string) => void)[] = [];
    const queryFn = () =>
      new Promise<string>((resolve) => {
        answers.push(resolve);
      });
    const queryKey = ["/api/leaderboard/monthly", {}];
    const table = new QueryObserver(client, { queryKey, queryFn });
    const leave = table.subscribe(() => undefined);
    refetchSoon(client, queryKey);
    await vi.advanceTimersByTimeAsync(2000);
    answers[0]?.("from before");
    await vi.advanceTimersByTimeAsync(0);
    answers[1]?.("from after");
    await vi.advanceTimersByTimeAsync(0);
    expect(table.getCurrentResult().data).toBe("from after");
    leave();
    client.clear();
  });
});
