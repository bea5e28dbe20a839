import { describe, expect, test } from "vitest";
import { decideNewShare, isShareToken, SHARES_MAX } from "./decide-share.ts";

describe("a user's link to their own thing", () => {
  test("can be made while a user has fewer than a hundred", () => {
    expect(decideNewShare(SHARES_MAX - 1)).toEqual({ ok: true, value: true });
    expect(decideNewShare(SHARES_MAX)).toEqual({
      ok: false,
      refusal: { code: "too_many_shares", most: 100 },
    });
  });

  test.each([
    ["abcdefghijklmnopqrstuv", true],
    ["ABC-_6789012345678901x", true],
    ["abcdefghijklmnopqrstu", false],
    ["abcdefghijklmnopqrstuvw", false],
    ["abcdefghijklmnopqrst.v", false],
    ["abcdefghijklmnopqrstuv\n", false],
    ["", false],
    [undefined, false],
    [["abcdefghijklmnopqrstuv"], false],
  ])("has a token of 22 letters: %j is one: %j", (text, isOne) => {
    expect(isShareToken(text)).toBe(isOne);
  });
});
