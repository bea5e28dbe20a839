import { afterEach, describe, expect, test, vi } from "vitest";
import { draftOrNew, dropDraft, storeDraft } from "#web/team/builder/new-team-draft.ts";
import { NEW_TEAM } from "#web/team/builder/builder-state.ts";
import { accountWish } from "#web/routes/sign-in.tsx";
import { tabStorage } from "./browser-storage.ts";

/** Replaces the browser's storages. */
function browserWith(storage: PropertyDescriptor): void {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(globalThis, name, { configurable: true, ...storage });
  }
}

/** A full storage: reading and deleting work, writing doesn't. */
function fullStorage(kept: Map<string, string>): object {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
}

const own = ["localStorage", "sessionStorage"].map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);

afterEach(() => {
  vi.unstubAllGlobals();
  for (const [name, descriptor] of own) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
});

const begun = { ...NEW_TEAM, name: "Floodlights" };

describe("the storage of a browser", () => {
  test("returns a stored value until it's dropped", () => {
    const kept = new Map<string, string>();
    browserWith({
      value: { ...fullStorage(kept), setItem: (key: string, text: string) => kept.set(key, text) },
    });
    expect(tabStorage.keep("a", "1")).toBe(true);
    expect(tabStorage.read("a")).toBe("1");
    tabStorage.drop("a");
    expect(tabStorage.read("a")).toBeNull();
  });

  test("stores nothing and returns null if access is denied", () => {
    browserWith({
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
    expect(tabStorage.keep("a", "1")).toBe(false);
    expect(tabStorage.read("a")).toBeNull();
    expect(() => tabStorage.drop("a")).not.toThrow();
  });

  test("keeps the team builder and the sign-in page working if access is denied", () => {
    browserWith({
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
    expect(() => storeDraft("anna", begun)).not.toThrow();
    expect(() => dropDraft()).not.toThrow();
    expect(draftOrNew("anna", [])).toBe(NEW_TEAM);
    expect(accountWish()).toBe("sign-in");
  });

  test("keeps the team builder working if it is full", () => {
    browserWith({ value: fullStorage(new Map()) });
    expect(() => storeDraft("anna", begun)).not.toThrow();
    expect(draftOrNew("anna", [])).toBe(NEW_TEAM);
  });
});
