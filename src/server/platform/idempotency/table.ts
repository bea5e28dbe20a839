import { index, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { HOUR_MS } from "#game/milliseconds.ts";
import { instant } from "#server/platform/db/columns.ts";
import type { Expiring } from "#server/platform/expiry/purge-expired.ts";

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

/** How long a repeated request gets its first answer: longer than any page retries, or a phone has no network. */
const KEYS_KEPT_MS = 72 * HOUR_MS;

export const expiringKeys: readonly Expiring[] = [
  { table: idempotencyKey, column: idempotencyKey.createdAt, time: "real", keptMs: KEYS_KEPT_MS },
];
