import { QueryClient, type QueryFunctionContext } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerOrStored, onSilence, PATIENCE_MS, replaceData } from "./answer-or-stored.ts";

const QUERY = { queryHash: '["/api/cards",{}]', state: { data: undefined } } as Parameters<
  typeof answerOrStored
>[2];

/** Asks on a device that stores nothing. */
function asking(ask: () => Promise<string>): Promise<string> {
  const context = { client: new QueryClient(), queryKey: ["/api/cards", {}] };
  return answerOrStored<string, readonly unknown[]>(ask, context as unknown as QueryFunctionContext, QUERY);
}

const silences = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  silences.mockClear();
  stop = onSilence(silences);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("a read on a device that stores no answer to it", () => {
  test("gets the server's answer, however late", async () => {
    const answer = Promise.withResolvers<string>();
    const asked = asking(() => answer.promise);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS + 1);
    expect(silences).toHaveBeenCalledOnce();
    answer.resolve("eleven cards");
    expect(await asked).toBe("eleven cards");
  });

  test("fails as the call did, and only a call without an answer counts as silence", async () => {
    await expect(asking(() => Promise.reject(new Error("500: ")))).rejects.toThrow("500: ");
    expect(silences).not.toHaveBeenCalled();
    await expect(asking(() => Promise.reject(new TypeError("no line")))).rejects.toThrow("no line");
    expect(silences).toHaveBeenCalledOnce();
  });
});

describe("an answer that comes after the stored one was shown", () => {
  const CARDS = ["/api/cards", {}];

  test("takes its place", () => {
    const client = new QueryClient();
    client.setQueryData(CARDS, "ten cards");
    replaceData(client, CARDS, "eleven cards");
    expect(client.getQueryState(CARDS)).toMatchObject({ data: "eleven cards", isInvalidated: false });
  });

  test("is old itself if the user has changed the cards since it was asked for", async () => {
    const client = new QueryClient();
    client.setQueryData(CARDS, "ten cards");
    await client.invalidateQueries({ queryKey: CARDS });
    replaceData(client, CARDS, "eleven cards");
    expect(client.getQueryState(CARDS)).toMatchObject({ data: "eleven cards", isInvalidated: true });
  });
});
