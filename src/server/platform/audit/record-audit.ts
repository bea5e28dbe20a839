import type { Queryable } from "#server/platform/db/database.ts";
import { type AuditAction, auditLog } from "./table.ts";

export interface AuditEntry {
  readonly at: Date;
  readonly userId: string;
  readonly action: AuditAction;
  /** To what, such as `tournament 12`. */
  readonly subject: string;
  readonly details: Record<string, unknown>;
}

/** Writes down what somebody did, in the transaction that does it: neither is there without the other. */
export async function recordAudit(tx: Queryable, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(entry);
}
