import type { Deps } from "#server/deps.ts";
import type { AuditEntry } from "#server/platform/audit/record-audit.ts";

/** Who the audit log names for what the operator does at the terminal. */
const OPERATOR = "operator";

/** The audit log's entry for what the operator did to an account at the terminal. */
export function auditOf(
  action: AuditEntry["action"],
  userId: string,
  clock: Pick<Deps["clock"], "now">,
): AuditEntry {
  return { at: new Date(clock.now()), userId: OPERATOR, action, subject: `user ${userId}`, details: {} };
}
