import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { isKnown } from "./is-known.ts";
import { makeQueryClient } from "./query-client.ts";

test("a read is known once it has failed, also while it's read again", async () => {
  const client = makeQueryClient(() => undefined);
  const queryFn = () => Promise.reject(new Error("no answer"));
  const read = new QueryObserver(client, { queryKey: ["fixtures"], queryFn });
  const stop = read.subscribe(() => undefined);
  expect(isKnown(read.getCurrentResult())).toBe(false);

  await client.fetchQuery({ queryKey: ["fixtures"], queryFn }).catch(() => undefined);
  expect(isKnown(read.getCurrentResult())).toBe(true);

  const again = read.refetch();
  expect(read.getCurrentResult()).toMatchObject({ isPending: true, isFetching: true });
  expect(isKnown(read.getCurrentResult())).toBe(true);
  await again;
  stop();
});
