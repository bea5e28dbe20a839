import { MutationObserver } from "@tanstack/react-query";
import { describe, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { makeQueryClient } from "./query-client.ts";

const LOGGED_OUT = new ApiError(401, '{"code":"unauthorized","message":"Unauthorized"}', "Unauthorized");

/** How often `onLoggedOut` and the mutation itself were called when the mutation failed with this. */
async function callsAfter(failure: Error): Promise<{ loggedOut: number; mutated: number }> {
  const onLoggedOut = vi.fn();
  const mutationFn = vi.fn(() => Promise.reject(failure));
  await expect(new MutationObserver(makeQueryClient(onLoggedOut), { mutationFn }).mutate()).rejects.toBe(
    failure,
  );
  return { loggedOut: onLoggedOut.mock.calls.length, mutated: mutationFn.mock.calls.length };
}

describe("the query client", () => {
  // shows: 9.42, 9.43, 9.44
  test("never treats data as stale, and doesn't poll, refetch on focus or retry", () => {
    const { queries } = makeQueryClient(() => undefined).getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    });
  });

  // shows: 9.45
  test("sends a failed read only once", async () => {
    const queryFn = vi.fn(() => Promise.reject(new TypeError("offline")));
    const asked = makeQueryClient(() => undefined).fetchQuery({ queryKey: ["cards"], queryFn });
    await expect(asked).rejects.toThrow("offline");
    expect(queryFn).toHaveBeenCalledOnce();
  });

  // shows: 8.3, 9.46
  test("reports a mutation that fails because the session has ended, once and without a retry", async () => {
    expect(await callsAfter(LOGGED_OUT)).toEqual({ loggedOut: 1, mutated: 1 });
  });

  test("doesn't report any other failed mutation", async () => {
    expect(await callsAfter(new ApiError(409, '{"code":"team_changed"}', "Conflict"))).toEqual({
      loggedOut: 0,
      mutated: 1,
    });
  });
});
