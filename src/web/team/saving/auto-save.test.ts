import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AutoSave, type SaveState } from "./auto-save.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const AWAY = "away";

/** An auto-save with saves that the test settles. */
function anAutoSave() {
  const sent: {
    draft: string;
    isOverwriting: boolean;
    settle: () => void;
    fail: (reason?: string) => void;
  }[] = [];
  const states: SaveState["name"][] = [];
  const saving = new AutoSave<string>({
    onState: ({ name }) => states.push(name),
    save: (draft, isOverwriting) =>
      new Promise((settle, fail) => {
        sent.push({ draft, isOverwriting, settle, fail: (reason = AWAY) => fail(new Error(reason)) });
      }),
    isWorthRetrying: (error) => error instanceof Error && error.message === AWAY,
  });
  return { saving, sent, states };
}

describe("auto-save", () => {
  // shows: 4.16, 9.4
  test("saves 100 ms after the last change, and only the last draft", async () => {
    const { saving, sent, states } = anAutoSave();
    saving.change("a");
    await vi.advanceTimersByTimeAsync(99);
    saving.change("b");
    await vi.advanceTimersByTimeAsync(99);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.map(({ draft }) => draft)).toEqual(["b"]);
    sent[0]?.settle();
    await vi.advanceTimersByTimeAsync(0);
    expect(states).toEqual(["waiting", "waiting", "saving", "saved"]);
  });

  test("saves a change made during a save after that save, never at the same time", async () => {
    const { saving, sent } = anAutoSave();
    saving.change("a");
    await vi.advanceTimersByTimeAsync(100);
    saving.change("b");
    await vi.advanceTimersByTimeAsync(500);
    expect(sent.map(({ draft }) => draft)).toEqual(["a"]);
    sent[0]?.settle();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ draft }) => draft)).toEqual(["a", "b"]);
  });

  test("while the server is down, retries at growing intervals until the draft is saved", async () => {
    const { saving, sent, states } = anAutoSave();
    saving.change("a");
    await vi.advanceTimersByTimeAsync(100);
    for (const wait of [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000]) {
      sent.at(-1)?.fail();
      const before = sent.length;
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(sent).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(before + 1);
    }
    sent.at(-1)?.settle();
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe("saved");
    expect(saving.hasUnsaved()).toBe(false);
  });

  test("while the server is down, a change replaces the failed draft", async () => {
    const { saving, sent } = anAutoSave();
    saving.change("a");
    await vi.advanceTimersByTimeAsync(100);
    sent[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    saving.change("b");
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.map(({ draft }) => draft)).toEqual(["a", "b"]);
  });

  test("keeps a refused draft for a flush, which can overwrite until the draft is saved", async () => {
    const { saving, sent, states } = anAutoSave();
    saving.change("a");
    await vi.advanceTimersByTimeAsync(100);
    sent[0]?.fail("refused");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toBe("failed");
    expect(saving.hasUnsaved()).toBe(true);
    void saving.flush({ isOverwriting: true });
    await vi.advanceTimersByTimeAsync(0);
    sent[1]?.fail();
    await vi.advanceTimersByTimeAsync(1000);
    sent[2]?.settle();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ draft, isOverwriting }) => [draft, isOverwriting])).toEqual([
      ["a", false],
      ["a", true],
      ["a", true],
    ]);
    expect(await saving.flush()).toBe(true);
  });

  test("saves a change made while a draft is being refused", async () => {
    const { saving, sent } = anAutoSave();
    saving.change("a");
    await vi.advanceTimersByTimeAsync(100);
    saving.change("b");
    await vi.advanceTimersByTimeAsync(100);
    sent[0]?.fail("refused");
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ draft }) => draft)).toEqual(["a", "b"]);
  });

  test("doesn't save a forgotten draft", async () => {
    const { saving, sent } = anAutoSave();
    saving.change("a");
    saving.forget();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await saving.flush()).toBe(true);
    expect(sent).toHaveLength(0);
  });
});
