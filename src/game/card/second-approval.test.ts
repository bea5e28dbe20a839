import { describe, expect, test } from "vitest";
import { accepted, refused } from "#game/outcome.ts";
import { RISK_HIGH_FROM } from "./photo-risk.ts";
import { decideApproval } from "./second-approval.ts";

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
