import { describe, expect, test } from "vitest";
import { menuName } from "./menu-name.ts";

describe("the name in the user menu", () => {
  // shows: 2.32
  test("is the display name, or User for somebody without any", () => {
    expect(menuName({ firstName: "Alice", lastName: "Archer" })).toBe("Alice Archer");
    expect(menuName({ email: "alice@example.org" })).toBe("alice");
    expect(menuName({})).toBe("User");
  });
});
