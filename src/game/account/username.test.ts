import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  decideUsername,
  sanitizeUsername,
  USERNAME_CHECK_DELAY_MS,
  USERNAME_MAX,
  USERNAME_MIN,
  usernameChecklist,
} from "./username.ts";

describe("username", () => {
  // shows: 5.4, 9.1, 9.2
  test("its limits are those of the specification", () => {
    expect([USERNAME_MIN, USERNAME_MAX, USERNAME_CHECK_DELAY_MS]).toEqual([3, 20, 500]);
  });

  // shows: 5.1, 5.2, 5.3
  test.each([
    ["Alice_09", "alice_09"],
    ["Óscar Ødegård!", "scardegrd"],
    ["a-b.c d", "abcd"],
    ["abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrst"],
    ["", ""],
  ])("typing %s gives %s", (typed, shown) => {
    expect(sanitizeUsername(typed)).toBe(shown);
  });

  test("what the field shows is refused only for being too short", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (typed) => {
        const shown = sanitizeUsername(typed);
        expect(sanitizeUsername(shown)).toBe(shown);
        expect(decideUsername(shown)).toEqual(
          shown.length < USERNAME_MIN
            ? { ok: false, refusal: { code: "username_too_short" } }
            : { ok: true, value: shown },
        );
      }),
    );
  });

  // shows: 2.61, 2.62, 2.63
  test.each([
    ["ab", [false, true, true]],
    ["abc", [true, true, true]],
    ["abcdefghijklmnopqrst", [true, true, true]],
    ["abcdefghijklmnopqrstu", [true, false, true]],
    ["Abc", [true, true, false]],
    ["", [false, true, false]],
  ])("the checklist for '%s' is %j", (text, met) => {
    expect(usernameChecklist(text)).toEqual([
      { rule: "minimum", met: met[0] },
      { rule: "maximum", met: met[1] },
      { rule: "characters", met: met[2] },
    ]);
  });

  test.each([
    ["ab", "username_too_short"],
    ["abcdefghijklmnopqrstu", "username_too_long"],
    ["Alice", "username_characters"],
    ["al ice", "username_characters"],
  ])("%s is refused as %s", (text, code) => {
    expect(decideUsername(text)).toEqual({ ok: false, refusal: { code } });
  });
});
