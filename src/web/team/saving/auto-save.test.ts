import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { autoSave, type SaveState } from "./auto-save.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An auto-save whose saves wait for the test to answer them. */
function anAutoSave() {
  const sent: { draft: string; isOverwriting: boolean; settle: () => void; fail: () => void }[] = [];
  const states: SaveState["name"][] = [];
  const saving = autoSave<string>({
    onState: ({ name }) => states.push(name),
    save: (draft, isOverwriting) =>
      new Promise((settle, fail) => {
        sent.push({ draft, isOverwriting, settle, fail: () => fail(new Error("away")) });
      }),
  });
  return { saving, sent, states };
}

describe("auto-save", () => {
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

  test("a draft that failed is tried again by a flush, which may overwrite", async () => {
    const { saving, sent, states } = anAutoSave();
    saving.change("a");
    await vi.advanceTimersByTimeAsync(100);
    sent[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe("failed");
    const done = saving.flush({ isOverwriting: true });
    await vi.advanceTimersByTimeAsync(0);
    sent[1]?.settle();
    expect(await done).toBe(true);
    expect(sent[1]).toMatchObject({ draft: "a", isOverwriting: true });
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
