import { describe, expect, test } from "vitest";
import { accepted, refused } from "#game/outcome.ts";
import { decideApproval, mayUndo } from "./review.ts";
import { RISK_HIGH_FROM } from "./photo-risk.ts";

describe("a decision", () => {
  test("can be undone for ten seconds", () => {
    expect(mayUndo(1000, 11_000, 1)).toBe(true);
    expect(mayUndo(1000, 11_001, 1)).toBe(false);
  });

  test("gives a person ten seconds on a faster clock, and on a stopped one", () => {
    expect(mayUndo(0, 600_000, 60)).toBe(true);
    expect(mayUndo(0, 600_001, 60)).toBe(false);
    expect(mayUndo(0, 10_000, 0)).toBe(true);
  });
});

const risky = { asksSecond: true, risk: RISK_HIGH_FROM, firstBy: null, adminId: "ada" };

describe("an approval", () => {
  test("decides by itself while no second admin is asked, or the risk isn't high", () => {
    expect(decideApproval({ ...risky, asksSecond: false })).toEqual(accepted("final"));
    expect(decideApproval({ ...risky, risk: RISK_HIGH_FROM - 1 })).toEqual(accepted("final"));
  });

  test("is the first of two where the risk is high or unknown", () => {
    expect(decideApproval(risky)).toEqual(accepted("first"));
    expect(decideApproval({ ...risky, risk: null })).toEqual(accepted("first"));
  });

  test("decides if another admin gave the first, never if the same one did", () => {
    expect(decideApproval({ ...risky, firstBy: "ben" })).toEqual(accepted("final"));
    expect(decideApproval({ ...risky, firstBy: "ada" })).toEqual(refused({ code: "second_admin_needed" }));
  });
});
