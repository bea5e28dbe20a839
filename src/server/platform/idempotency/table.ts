import { index, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#server/platform/db/columns.ts";

/** The answer to a request with an Idempotency-Key, written in the transaction of its effect. */
export const idempotencyKey = pgTable(
  "idempotency_key",
  {
    userId: text("user_id").notNull(),
    key: text("key").notNull(),
    endpoint: text("endpoint").notNull(),
    bodyHash: text("body_hash").notNull(),
    status: integer("status").notNull(),
    /** As text, because jsonb would reorder its fields. */
    response: json("response").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "idempotency_key_once", columns: [table.userId, table.key] }),
    // Serves the removal of old answers.
    index("idempotency_key_created_at_idx").on(table.createdAt),
  ],
);
