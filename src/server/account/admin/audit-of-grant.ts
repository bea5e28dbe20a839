import { type SQL, sql } from "drizzle-orm";
import type { Deps } from "#server/deps.ts";
import { type AuditAction, auditLog } from "#server/platform/audit/table.ts";

/**
 * The end of a statement that records the accounts of its part `granted` as new admins.
 *
 * @param claim what made them admins: the audit log has it where it otherwise has a user
 */
export function auditOfGrant(claim: string, clock: Pick<Deps["clock"], "now">): SQL {
  const action: AuditAction = "account.grant";
  return sql`
    insert into ${auditLog} (at, user_id, action, subject, details)
    select ${new Date(clock.now())}::timestamptz, ${claim}::text, ${action}::text, 'user ' || granted.id, '{}'::jsonb from granted`;
}
