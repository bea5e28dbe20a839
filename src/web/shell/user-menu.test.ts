import { describe, expect, test } from "vitest";
import { words } from "#web/language/words.ts";
import { menuName } from "./user-menu.tsx";

describe("the name in the user menu", () => {
  // shows: 2.32
  test("is the display name, or User for a user without a name", () => {
    const t = words("ui");
    expect(menuName({ firstName: "Alice", lastName: "Archer" }, t)).toBe("Alice Archer");
    expect(menuName({ email: "alice@example.org" }, t)).toBe("alice");
    expect(menuName({}, t)).toBe("User");
  });
});
