import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getCurrentUser, setUsername } from "#contract/account.ts";
import { countUnread } from "#contract/notification/notification.ts";
import { ApiError } from "./api-error.ts";
import { call, read, readOrNull } from "./call.ts";
import { makeQueryClient } from "./query-client.ts";

const browserFetch = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", browserFetch);
});

afterEach(() => {
  vi.unstubAllGlobals();
  browserFetch.mockReset();
});

function answer(status: number, body: unknown): void {
  browserFetch.mockResolvedValue(Response.json(body, { status }));
}

const UNAUTHORIZED = { code: "unauthorized", message: "Unauthorized" };

describe("a read", () => {
  // shows: 7.1, 7.3, 7.6
  test("is a GET on the path with cookies, and its response is parsed as JSON", async () => {
    answer(200, { unread: 3 });
    expect(await makeQueryClient(() => undefined).fetchQuery(read(countUnread, {}))).toEqual({ unread: 3 });
    const [path, request] = browserFetch.mock.calls[0] ?? [];
    expect(path).toBe("/api/notifications/unread");
    expect(request).toMatchObject({ method: "GET", credentials: "include" });
    expect(request).not.toHaveProperty("body");
  });

  // shows: 7.4
  test("fails with a 401 like any other call", async () => {
    answer(401, UNAUTHORIZED);
    const asked = makeQueryClient(() => undefined).fetchQuery(read(countUnread, {}));
    await expect(asked).rejects.toBeInstanceOf(ApiError);
  });

  // shows: 7.5, 7.7
  test("made with readOrNull yields null on a 401, and fails on anything else", async () => {
    answer(401, UNAUTHORIZED);
    const client = makeQueryClient(() => undefined);
    expect(await client.fetchQuery(readOrNull(getCurrentUser, {}))).toBeNull();
    answer(500, { code: "internal_error" });
    await expect(
      makeQueryClient(() => undefined).fetchQuery(readOrNull(getCurrentUser, {})),
    ).rejects.toBeInstanceOf(ApiError);
  });

  // shows: 7.8
  test("of the signed-in user isn't retried after a failure", async () => {
    answer(503, { code: "busy" });
    const asked = makeQueryClient(() => undefined).fetchQuery(readOrNull(getCurrentUser, {}));
    await expect(asked).rejects.toBeInstanceOf(ApiError);
    expect(browserFetch).toHaveBeenCalledOnce();
  });
});

describe("a write", () => {
  test("can have an empty response if it isn't used", async () => {
    browserFetch.mockResolvedValue(new Response(""));
    expect(await call(setUsername, { body: { username: "night_owl" } })).toBeUndefined();
  });

  // shows: 7.1, 7.2
  test("sends cookies, and its body as JSON with the content type", async () => {
    answer(200, {});
    await call(setUsername, { body: { username: "night_owl" } });
    const [path, request] = browserFetch.mock.calls[0] ?? [];
    expect(path).toBe("/api/auth/set-username");
    expect(request).toMatchObject({
      method: "PUT",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body: '{"username":"night_owl"}',
    });
  });
});
