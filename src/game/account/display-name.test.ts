import { describe, expect, test } from "vitest";
import { displayName, FORMER_MANAGER, publicName } from "./display-name.ts";
import { isReservedName } from "./reserved-name.ts";

const alice = { username: "alice", firstName: "Alice", lastName: "Archer", email: "a.archer@example.org" };

describe("display name", () => {
  // shows: 3.2, 3.3, 3.4, 3.5, 3.6
  test.each([
    ["the username", alice, "alice"],
    ["both names", { ...alice, username: null }, "Alice Archer"],
    ["the first name", { ...alice, username: "", lastName: null }, "Alice"],
    ["the part of the e-mail before @", { email: "a.archer@example.org", lastName: "Archer" }, "a.archer"],
    ["Anonymous", {}, "Anonymous"],
    ["Anonymous", { email: "@example.org" }, "Anonymous"],
  ])("it is %s where that is the first there is", (_, user, name) => {
    expect(displayName(user)).toBe(name);
  });
});

describe("the name before others", () => {
  test("is Former manager once the account is gone, and nobody else can take that name", () => {
    expect(FORMER_MANAGER).toBe("Former manager");
    expect(isReservedName(FORMER_MANAGER)).toBe(true);
  });

  test("is the username, and without one nothing of the person", () => {
    expect(publicName(alice)).toBe("alice");
    expect(publicName({ ...alice, username: null })).toBe("Anonymous");
  });
});
