import { describe, expect, test } from "vitest";
import { userInitial } from "./initial.ts";

describe("user initial", () => {
  // shows: 2.31
  test.each([
    ["of the first name", { firstName: "alice", email: "bob@example.org" }, "A"],
    ["of the e-mail without a first name", { firstName: null, email: "bob@example.org" }, "B"],
    ["of the e-mail where the first name is blank", { firstName: " ", email: "bob@example.org" }, "B"],
    ["whole where it is beyond the basic plane", { firstName: "𝒜lice" }, "𝒜"],
    ["of the e-mail, not the blank before it", { email: " bob@example.org" }, "B"],
    ["small where its capital would be two", { firstName: "ßeta" }, "ß"],
    ["with the accent that was typed after it", { firstName: "e\u0301lodie" }, "É"],
    ["U without either", {}, "U"],
  ])("it is the letter %s", (_, user, letter) => {
    expect(userInitial(user)).toBe(letter);
  });
});
