import { and, eq } from "drizzle-orm";
import type { SecondAdminNeeded } from "#game/card/second-approval.ts";
import { decideApproval } from "#game/card/second-approval.ts";
import { type Outcome, refused } from "#game/outcome.ts";
import { cardApproval, cardEvidence } from "#server/card/table.ts";
import type { Deps } from "#server/deps.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { isViolationOf } from "#server/platform/db/violation.ts";
import type { Admin } from "#server/platform/http/viewer.ts";

const FIRST = 1;
const SECOND = 2;

/** An approval by an admin. */
export interface Approving {
  readonly cardId: number;
  readonly admin: Admin;
  readonly at: Date;
}

/**
 * Counts an approval of a pending card whose row is locked, and says whether it's the first of two or decides.
 *
 * @throws a violation of card_approval_once_per_admin if the same admin gives both; `isSameAdmin` knows it
 */
export async function countApproval(
  tx: Transaction,
  { config }: Pick<Deps, "config">,
  { cardId, admin, at }: Approving,
): Promise<Outcome<"first" | "final", SecondAdminNeeded>> {
  const [evidence] = await tx
    .select({ risk: cardEvidence.risk })
    .from(cardEvidence)
    .where(eq(cardEvidence.cardId, cardId));
  const first = await firstApproval(tx, cardId);
  const counted = decideApproval({
    asksSecond: config.asksSecondAdmin,
    risk: evidence?.risk ?? null,
    firstBy: first?.adminId ?? null,
    adminId: admin.id,
  });
  if (!counted.ok) return counted;
  const isOneOfTwo = counted.value === "first" || (first !== null && first.adminId !== admin.id);
  if (isOneOfTwo) {
    const turn = counted.value === "first" ? FIRST : SECOND;
    await tx.insert(cardApproval).values({ cardId, turn, adminId: admin.id, at });
  }
  return counted;
}

/** The refusal for an admin who gives both approvals, as the database says it; any other error is thrown again. */
export function refuseSameAdmin(error: unknown): Outcome<never, SecondAdminNeeded> {
  if (!isViolationOf(error, "card_approval_once_per_admin")) throw error;
  return refused({ code: "second_admin_needed" });
}

/** The first of two approvals; null: nobody has given one. */
export async function firstApproval(tx: Transaction, cardId: number) {
  const [first] = await tx
    .select()
    .from(cardApproval)
    .where(and(eq(cardApproval.cardId, cardId), eq(cardApproval.turn, FIRST)));
  return first ?? null;
}

/** Takes an admin's own approval back, so the card needs it again. */
export async function takeBackApproval(tx: Transaction, cardId: number, admin: Admin): Promise<void> {
  await tx
    .delete(cardApproval)
    .where(and(eq(cardApproval.cardId, cardId), eq(cardApproval.adminId, admin.id)));
}

/** Forgets every approval: the card was rejected. */
export async function dropApprovals(tx: Transaction, cardId: number): Promise<void> {
  await tx.delete(cardApproval).where(eq(cardApproval.cardId, cardId));
}
