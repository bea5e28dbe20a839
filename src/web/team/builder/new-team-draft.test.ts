import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NEW_TEAM } from "./builder-state.ts";
import { draftOrNew, storeDraft } from "./new-team-draft.ts";

const begun = { ...NEW_TEAM, name: "Floodlights", formation: "2-1-1" };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a new team that isn't saved yet", () => {
  test("is found again by its user", () => {
    storeDraft("anna", begun);
    expect(draftOrNew("anna", [])).toMatchObject({ name: "Floodlights", formation: "2-1-1" });
  });

  test("isn't shown to another user, whose own takes its place", () => {
    storeDraft("anna", begun);
    expect(draftOrNew("ben", [])).toBe(NEW_TEAM);
    storeDraft("ben", { ...begun, name: "Second half" });
    expect(draftOrNew("ben", [])).toMatchObject({ name: "Second half" });
    expect(draftOrNew("anna", [])).toBe(NEW_TEAM);
  });
});
