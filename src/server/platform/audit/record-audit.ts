import { sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";
import { type AuditAction, auditLog } from "./table.ts";

export interface AuditEntry {
  readonly at: Date;
  readonly userId: string;
  readonly action: AuditAction;
  /** What it was done to, such as `tournament 12`. */
  readonly subject: string;
  readonly details: Record<string, unknown>;
}

/** Records an action in the transaction that performs it, so neither exists without the other. */
export async function recordAudit(tx: Queryable, entry: AuditEntry): Promise<void> {
  await newLine(tx).execute({ ...entry });
}

const newLine = preparedOnce((tx) =>
  tx
    .insert(auditLog)
    .values({
      at: sql.placeholder("at"),
      userId: sql.placeholder("userId"),
      action: sql.placeholder("action"),
      subject: sql.placeholder("subject"),
      details: sql.placeholder("details"),
    })
    .prepare("new_audit_line"),
);
