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
  test("never holds data for stale, and neither polls nor asks again on focus or after a failure", () => {
    const { queries } = makeQueryClient(() => undefined).getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    });
  });

  // shows: 9.45
  test("asks once for a read that fails", async () => {
    const queryFn = vi.fn(() => Promise.reject(new TypeError("offline")));
    const asked = makeQueryClient(() => undefined).fetchQuery({ queryKey: ["cards"], queryFn });
    await expect(asked).rejects.toThrow("offline");
    expect(queryFn).toHaveBeenCalledOnce();
  });

  // shows: 8.3, 9.46
  test("hears of every mutation that fails because the session is gone, once and without another try", async () => {
    expect(await callsAfter(LOGGED_OUT)).toEqual({ loggedOut: 1, mutated: 1 });
  });

  test("takes no other failed mutation for the end of the session", async () => {
    expect(await callsAfter(new ApiError(409, '{"code":"team_changed"}', "Conflict"))).toEqual({
      loggedOut: 0,
      mutated: 1,
    });
  });
});
