import { describe, expect, test } from "vitest";
import { decidePassword } from "./password.ts";

const alice = { email: "alice.archer@example.org", names: ["Alice", "Archer", null] };
const common = new Set(["football", "iloveyou1"]);
const decide = (password: string) => decidePassword(password, alice, (one) => common.has(one));

describe("a password", () => {
  test.each([
    ["1234567", "password_too_short"],
    ["x".repeat(129), "password_too_long"],
    ["football", "password_common"],
    ["ILoveYou1", "password_common"],
    ["alice.archer@example.org", "password_personal"],
    ["AliceArcher", "password_personal"],
    ["archer1985!", "password_personal"],
    ["alicealicealice", "password_personal"],
  ])("%s is refused as %s", (password, code) => {
    expect(decide(password)).toEqual({ ok: false, refusal: { code } });
  });

  test.each(["rfq8-2kx", "x".repeat(128), "correct horse battery", "alice has a lot of hats"])(
    "%s is accepted as it was typed",
    (password) => {
      expect(decide(password)).toEqual({ ok: true, value: password });
    },
  );

  test("may have any words if the person gave no name", () => {
    const nobody = { email: "", names: [null, ""] };
    expect(decidePassword("archer1985!", nobody, () => false).ok).toBe(true);
  });
});
