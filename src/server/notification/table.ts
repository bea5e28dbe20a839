import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import type { NotificationNews } from "#contract/competition/notification.ts";
import { user } from "../account/table.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** What a user is told, written in the transaction of its cause. */
export const notification = pgTable(
  "notification",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    kind: text("kind").$type<NotificationNews["kind"]>().notNull(),
    /** What it is about, such as `tournament 12`: nobody is told the same twice. */
    subject: text("subject").notNull(),
    data: jsonb("data").$type<NotificationNews["data"]>().notNull(),
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
  },
  (table) => [
    unique("notification_once").on(table.userId, table.kind, table.subject),
    // Serves the list, newest first.
    index("notification_user_id_idx").on(table.userId, table.id),
    // Serves the count in the navigation.
    index("notification_unread_idx")
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
  ],
);
