import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AutoSave, type SaveState } from "./auto-save.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const AWAY = "away";

/** An auto-save whose saves wait for the test to answer them. */
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
  test("a draft is saved 100 ms after the last change, and only the last one", async () => {
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

  test("a change during a save is saved after it, never beside it", async () => {
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

  test("while the server is away a draft is tried again by itself, ever more slowly, until it is saved", async () => {
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

  test("a change while the server is away takes the place of what failed", async () => {
    const { saving, sent } = anAutoSave();
    saving.change("a");
    await vi.advanceTimersByTimeAsync(100);
    sent[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    saving.change("b");
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.map(({ draft }) => draft)).toEqual(["a", "b"]);
  });

  test("a refused draft waits for a flush, which may overwrite until it is saved", async () => {
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

  test("what came while a refused draft was under way is saved after it", async () => {
    const { saving, sent } = anAutoSave();
    saving.change("a");
    await vi.advanceTimersByTimeAsync(100);
    saving.change("b");
    await vi.advanceTimersByTimeAsync(100);
    sent[0]?.fail("refused");
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ draft }) => draft)).toEqual(["a", "b"]);
  });

  test("what is forgotten is not saved", async () => {
    const { saving, sent } = anAutoSave();
    saving.change("a");
    saving.forget();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await saving.flush()).toBe(true);
    expect(sent).toHaveLength(0);
  });
});
