import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { RISK_HIGH_FROM } from "./photo-risk.ts";

/** An admin's second approval of a card: it takes another admin's (docs/rules.md#evidence). */
export interface SecondAdminNeeded {
  readonly code: "second_admin_needed";
}

/** What an approval is about. */
export interface ApprovalFacts {
  /** Whether this Panna asks a second admin about high risks. */
  readonly asksSecond: boolean;
  /** 0 to 100; null: nobody knows, which counts as high. */
  readonly risk: number | null;
  /** The admin who gave the first approval; null: nobody has. */
  readonly firstBy: string | null;
  readonly adminId: string;
}

/** Whether an approval is the first of two, or decides. The second is another admin's. */
export function decideApproval(facts: ApprovalFacts): Outcome<"first" | "final", SecondAdminNeeded> {
  const { asksSecond, risk, firstBy, adminId } = facts;
  if (!asksSecond || (risk !== null && risk < RISK_HIGH_FROM)) return accepted("final");
  if (firstBy === null) return accepted("first");
  return firstBy === adminId ? refused({ code: "second_admin_needed" }) : accepted("final");
}
