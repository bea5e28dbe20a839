import { bigint, check, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { decisionActions } from "#contract/admin.ts";
import { instant, isOneOf } from "#server/platform/db/columns.ts";

/** Every action ever recorded: rows are never deleted, so nothing leaves this list. */
const auditActions = [
  ...decisionActions,
  "card.map",
  "player.join",
  "player.part",
  "tournament.create",
  "tournament.update",
  "tournament.enter",
  "fantasy.open",
  "fantasy.execute",
  "fantasy.wildcard",
  "fantasy.correct",
  "account.reset-link",
  "account.grant",
  "account.revoke",
  "account.export",
  "account.delete",
  "user.ban",
  "user.unban",
  "user.sign-out",
] as const;

export type AuditAction = (typeof auditActions)[number];

/** Actions that someone may have to answer for later. Rows are only ever added. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant("at").notNull(),
    userId: text("user_id").notNull(),
    action: text("action", { enum: auditActions }).notNull(),
    subject: text("subject").notNull(),
    details: jsonb("details").notNull(),
  },
  (table) => [
    index("audit_log_user_id_idx").on(table.userId, table.id),
    // Serves the list of decisions, which are few among all entries.
    index("audit_log_decision_idx").on(table.id).where(isOneOf(table.action, decisionActions)),
    check("audit_log_action_known", isOneOf(table.action, auditActions)),
  ],
);
