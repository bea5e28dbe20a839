import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readAgainOnceSettled } from "#web/api/after-act.ts";
import { ApiError } from "#web/api/api-error.ts";
import { makeQueryClient } from "#web/api/query-client.ts";
import { watchLine } from "./line.ts";
import { readMissedAgain } from "./read-missed-again.ts";

const LEAGUES = ["/api/mini-leagues", {}];

let looks: () => Promise<Response>;
let closes: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  looks = () => Promise.resolve(new Response());
  vi.stubGlobal(
    "fetch",
    vi.fn(() => looks()),
  );
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("window", { setTimeout });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  closes = [];
});

afterEach(() => {
  for (const close of closes) close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Shows no leagues; reads are answered by these in turn. @returns the leagues, and the reads */
function showNone(...answers: readonly (() => Promise<string[]>)[]) {
  const client = makeQueryClient(() => undefined);
  const queryFn = vi.fn<() => Promise<string[]>>();
  for (const answer of answers) queryFn.mockImplementationOnce(answer);
  client.setQueryData(LEAGUES, []);
  const observer = new QueryObserver(client, { queryKey: LEAGUES, queryFn });
  closes = [watchLine(), readMissedAgain(client), observer.subscribe(() => undefined)];
  return { client, leagues: () => client.getQueryData(LEAGUES), queryFn };
}

/** The same, and reads them again. */
async function readAgain(...answers: readonly (() => Promise<string[]>)[]) {
  const shown = showNone(...answers);
  await shown.client.invalidateQueries({ queryKey: LEAGUES });
  return shown;
}

const silence = () => Promise.reject(new TypeError("Failed to fetch"));
const sundayLeague = async () => ["Sunday league"];

describe("a read that the server didn't answer", () => {
  test("is repeated once the server answers again, after a pause", async () => {
    const { leagues, queryFn } = await readAgain(silence, sundayLeague);
    expect(queryFn).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(2000);
    expect(leagues()).toEqual(["Sunday league"]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  test("is repeated after ever longer pauses while it fails and the server is alive", async () => {
    const { queryFn } = await readAgain(silence, silence, silence, sundayLeague);
    await vi.advanceTimersByTimeAsync(2000);
    expect(queryFn).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(queryFn).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(queryFn).toHaveBeenCalledTimes(4);
  });

  test.each([
    [502, "<html>"],
    [503, "upstream connect error"],
    [503, JSON.stringify({ code: "busy", message: "" })],
    [504, ""],
  ])("is repeated too if a proxy answered for it, or it was busy: %d %s", async (status, body) => {
    const away = () => Promise.reject(new ApiError(status, body, ""));
    const { leagues } = await readAgain(away, sundayLeague);
    await vi.advanceTimersByTimeAsync(2000);
    expect(leagues()).toEqual(["Sunday league"]);
  });

  test("isn't repeated if the server refused it", async () => {
    const { queryFn } = await readAgain(() => Promise.reject(new ApiError(500, "", "")), sundayLeague);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(queryFn).toHaveBeenCalledOnce();
  });
});

describe("a league whose creation got no answer", () => {
  test("appears once the server answers again, if it was created", async () => {
    const { client, leagues, queryFn } = showNone(sundayLeague);
    const creation = new MutationObserver(client, {
      mutationFn: silence,
      onSettled: readAgainOnceSettled(client, "leagues"),
    });
    await expect(creation.mutate()).rejects.toThrow("Failed to fetch");
    expect(queryFn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(leagues()).toEqual(["Sunday league"]);
  });
});
