import { InfiniteQueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { askAgain } from "./ask-again.ts";
import { makeQueryClient } from "./query-client.ts";

test("the next page of a list comes though the list is to be read again, which follows", async () => {
  const client = makeQueryClient(() => undefined);
  const queryKey = ["/api/notifications"];
  client.setQueryData(queryKey, { pages: [["a goal"]], pageParams: [0] });
  const older = Promise.withResolvers<string[]>();
  const list = new InfiniteQueryObserver<string[], Error, { pages: string[][] }, string[], number>(client, {
    queryKey,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      signal.throwIfAborted();
      return pageParam === 0 ? ["a deadline", "a goal"] : older.promise;
    },
    getNextPageParam: (_page, pages) => pages.length,
  });
  const leave = list.subscribe(() => undefined);
  void list.fetchNextPage();
  void askAgain(client, { queryKey });
  older.resolve(["a card"]);
  await vi.waitFor(() =>
    expect(list.getCurrentResult().data?.pages).toEqual([["a deadline", "a goal"], ["a card"]]),
  );
  leave();
  client.clear();
});
