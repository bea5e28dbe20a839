import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { noteSilence } from "./answer-or-stored.ts";
import { currentLine, forgetReturn, watchLine } from "./line.ts";

let look: () => Promise<Response>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  look = async () => new Response();
  vi.stubGlobal("fetch", () => look());
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("window", { setTimeout });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  stop = watchLine();
});

afterEach(async () => {
  look = async () => new Response();
  await vi.advanceTimersByTimeAsync(10_000);
  forgetReturn();
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A call gets no answer, which leads to a look. */
async function loseCall(): Promise<void> {
  noteSilence(new TypeError("Failed to fetch"));
  await vi.advanceTimersByTimeAsync(0);
}

describe("the line, after a call without an answer", () => {
  test.each([200, 403, 404])("is good if something answers the look, even with %d", async (status) => {
    look = async () => new Response(null, { status });
    await loseCall();
    expect(currentLine()).toBe("good");
  });

  test("is cut if nothing does", async () => {
    look = () => Promise.reject(new TypeError("Failed to fetch"));
    await loseCall();
    expect(currentLine()).toBe("cut");
  });

  test.each([502, 503, 504])("is cut while a proxy says that Panna is away: %d", async (status) => {
    look = async () => new Response("<html>", { status });
    await loseCall();
    expect(currentLine()).toBe("cut");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(currentLine()).toBe("cut");
    look = async () => new Response();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(currentLine()).toBe("back");
  });
});
