import { InfiniteQueryObserver } from "@tanstack/react-query";
import { describe, expect, test, vi } from "vitest";
import { loadNextPage } from "./show-more.tsx";
import { makeQueryClient } from "./query-client.ts";

describe("the next page of a list that is being read again", () => {
  test("waits for that: what has changed appears, and the next page follows it", async () => {
    const client = makeQueryClient(() => undefined);
    const queryKey = ["/api/notifications"];
    client.setQueryData(queryKey, { pages: [["a goal"]], pageParams: [0] });
    const first = Promise.withResolvers<string[]>();
    const list = new InfiniteQueryObserver<string[], Error, { pages: string[][] }, string[], number>(client, {
      queryKey,
      initialPageParam: 0,
      queryFn: ({ pageParam, signal }) => {
        signal.throwIfAborted();
        return pageParam === 0 ? first.promise : ["a card"];
      },
      getNextPageParam: (_page, pages) => pages.length,
      staleTime: 0,
    });
    const leave = list.subscribe(() => undefined);
    const loading = loadNextPage(list.getCurrentResult());
    first.resolve(["a deadline", "a goal"]);
    await loading;
    await vi.waitFor(() =>
      expect(list.getCurrentResult().data?.pages).toEqual([["a deadline", "a goal"], ["a card"]]),
    );
    leave();
    client.clear();
  });
});
