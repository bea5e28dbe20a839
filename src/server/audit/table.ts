import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/** What admins decide about cards. */
export const decisionActions = ["card.approve", "card.reject", "card.undo"] as const;

/** Who did what that somebody may later have to answer for. Rows are only ever added. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant("at").notNull(),
    userId: text("user_id").notNull(),
    action: text("action").notNull(),
    subject: text("subject").notNull(),
    details: jsonb("details").notNull(),
  },
  (table) => [
    index("audit_log_user_id_idx").on(table.userId, table.id),
    // Serves the list of decisions: they are few among the entries of everybody.
    index("audit_log_decision_idx")
      .on(table.id)
      .where(sql`${table.action} in (${sql.raw(decisionActions.map((action) => `'${action}'`).join(", "))})`),
  ],
);
