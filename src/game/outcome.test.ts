import { describe, expect, test } from "vitest";
import { accepted, refused } from "./outcome.ts";

describe("an outcome", () => {
  test("has the value that was decided", () => {
    expect(accepted(7)).toEqual({ ok: true, value: 7 });
  });

  test("or the refusal with its facts", () => {
    const refusal = { code: "team_short", count: 4 };
    expect(refused(refusal)).toEqual({ ok: false, refusal });
  });
});
