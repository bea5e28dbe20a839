import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeQueryClient } from "#web/api/query-client.ts";
import { signOut } from "./sign-out.ts";

/** What the browser did, in order. */
let done: string[] = [];

beforeEach(() => {
  done = [];
  vi.stubGlobal("location", { assign: (path: string) => done.push(`go to ${path}`) });
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("reportError", () => done.push("log"));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Signs out with a user in the cache and this response to the logout request. */
async function signOutWith(fetchLogout: () => Promise<Response>): Promise<void> {
  const client = makeQueryClient(() => undefined);
  client.setQueryData(["/api/auth/user", {}], { id: "u1" });
  vi.stubGlobal("fetch", (path: string) => {
    done.push(`call ${path}, ${client.getQueryCache().getAll().length} cached`);
    return fetchLogout();
  });
  await signOut(client);
}

describe("signing out", () => {
  // shows: 4.1, 4.2, 4.3
  test("clears cached data, calls the logout path, then goes to /", async () => {
    await signOutWith(() => Promise.resolve(new Response()));
    expect(done).toEqual(["call /api/logout, 0 cached", "go to /"]);
  });

  // shows: 4.4
  test("logs an error and still goes to /", async () => {
    await signOutWith(() => Promise.reject(new TypeError("offline")));
    expect(done).toEqual(["call /api/logout, 0 cached", "log", "go to /"]);
    done = [];
    await signOutWith(() => Promise.resolve(new Response("down", { status: 503 })));
    expect(done).toEqual(["call /api/logout, 0 cached", "log", "go to /"]);
  });
});
