import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { RISK_HIGH_FROM } from "./photo-risk.ts";

/** Cards on a page of the admins' queue (spec §9). */
export const PENDING_PAGE_SIZE = 10;

/** For how long a decision can be undone, in milliseconds. */
export const DECISION_UNDO_MS = 10_000;

/** The longest reason for a rejection, in characters. */
export const REJECTION_REASON_MAX = 500;

/** The most cards on a contact sheet: as many as one look takes in. */
export const SHEET_MAX = 40;

/** The most cards decided or deleted in one call. */
export const CARDS_AT_ONCE = 200;

/**
 * Whether a decision can still be undone.
 *
 * @param decidedAt instant of the decision, epoch milliseconds of the application's clock
 * @param speed milliseconds of that clock per millisecond of the admin's own; a stopped clock counts as an ordinary one
 */
export function mayUndo(decidedAt: number, now: number, speed: number): boolean {
  return now - decidedAt <= DECISION_UNDO_MS * Math.max(1, speed);
}

/** An admin's second approval of a card: it takes another admin's (docs/rules.md#evidence). */
export interface SecondAdminNeeded {
  readonly code: "second_admin_needed";
}

/** What an approval is about. */
interface ApprovalFacts {
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
