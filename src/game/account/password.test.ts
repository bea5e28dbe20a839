import { describe, expect, test } from "vitest";
import { decidePassword } from "./password.ts";

const alice = { email: "alice.archer@example.org", names: ["Alice", "Archer", null] };
const common = new Set(["football", "iloveyou1"]);
const decide = (password: string) => decidePassword(password, alice, (one) => common.has(one));

describe("a password", () => {
  test.each([
    ["1234567", "password_too_short"],
    ["🐴🔋🦷🪓", "password_too_short"],
    ["x".repeat(129), "password_too_long"],
    ["football", "password_common"],
    ["ILoveYou1", "password_common"],
    ["alice.archer@example.org", "password_personal"],
    ["AliceArcher", "password_personal"],
    ["archer1985!", "password_personal"],
    ["alicealicealice", "password_personal"],
    ["panna123", "password_obvious"],
    ["PannaPanna", "password_obvious"],
    ["panna2026!", "password_obvious"],
    ["Fantasy-Football-1", "password_obvious"],
    ["calcio2026", "password_obvious"],
  ])("%s is refused as %s", (password, code) => {
    expect(decide(password)).toEqual({ ok: false, refusal: { code } });
  });

  test.each([
    "rfq8-2kx",
    "🐴🔋🦷🪓🎻🪁🧿🛶",
    "x".repeat(128),
    "correct horse battery",
    "alice has a lot of hats",
    "panna cotta, warm",
  ])("%s is accepted as it was typed", (password) => {
    expect(decide(password)).toEqual({ ok: true, value: password });
  });

  test("is long enough with eight characters besides the name", () => {
    expect(decide("alice-rfq82kx").ok).toBe(true);
    expect(decide("alice-rfq82k").ok).toBe(false);
  });

  test.each([
    ["a word of the email", "delgado1985!"],
    ["the email's domain", "Example-2025"],
    ["a name of three letters", "kimkimkim1"],
    ["a name that starts with another of the person's names", "kimberley1990"],
  ])("is personal with %s", (_, password) => {
    const kim = { email: "kim.delgado@example.org", names: ["Kim", "Kimberley"] };
    expect(decidePassword(password, kim, () => false).ok).toBe(false);
  });

  test("may contain a name of two letters, as many good ones do by chance", () => {
    const bo = { email: "bo@example.org", names: ["Bo", "Li"] };
    expect(decidePassword("boxing-lily", bo, () => false).ok).toBe(true);
  });

  test("may have any words if the person gave no name", () => {
    const nobody = { email: "", names: [null, ""] };
    expect(decidePassword("archer1985!", nobody, () => false).ok).toBe(true);
  });
});
