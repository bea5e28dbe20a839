import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { notificationKinds, type NotificationNews } from "#contract/notification/notification.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import { session, user } from "#server/account/table.ts";
import { tournament } from "#server/tournament/table.ts";
import { instant, isOneOf } from "#server/platform/db/columns.ts";
import type { Expiring } from "#server/platform/expiry/purge-expired.ts";

/** A user's notification, written in the cause's transaction. */
export const notification = pgTable(
  "notification",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: notificationKinds }).notNull(),
    /** What it's about, such as `tournament 12`. A user gets one notification per kind and subject. */
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
    // Serves the removal of old ones.
    index("notification_created_at_idx").on(table.createdAt),
    // Serves the deletion of an account: the member's id is the last part of the subject, and the member may have left
    // since.
    index("notification_joined_idx")
      .on(sql`split_part(${table.subject}, ' ', 3)`)
      .where(sql`${table.kind} = 'mini-league joined'`),
    check("notification_kind_known", isOneOf(table.kind, notificationKinds)),
  ],
);

/** A kind of news that a user has switched off; without a row it is on. */
export const notificationOff = pgTable(
  "notification_off",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: notificationKinds }).notNull(),
  },
  (table) => [
    primaryKey({ name: "notification_off_once", columns: [table.userId, table.kind] }),
    check("notification_off_kind_known", isOneOf(table.kind, notificationKinds)),
  ],
);

/**
 * A cause that the reminders have handled. It outlives the notifications, so a corrected match never notifies twice.
 */
export const reminderCause = pgTable(
  "reminder_cause",
  {
    kind: text("kind", { enum: notificationKinds }).notNull(),
    /** The subject of its notifications, such as `fixture 12 player 7 goal 1`. */
    subject: text("subject").notNull(),
    toldAt: instant("told_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "reminder_cause_once", columns: [table.kind, table.subject] }),
    check("reminder_cause_kind_known", isOneOf(table.kind, notificationKinds)),
  ],
);

/** The last place in a running tournament that a manager was notified of, or else the first place with points. */
export const toldPlace = pgTable(
  "told_place",
  {
    tournamentId: integer("tournament_id")
      .notNull()
      .references(() => tournament.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ name: "told_place_once", columns: [table.tournamentId, table.userId] }),
    index("told_place_user_id_idx").on(table.userId),
  ],
);

/** A browser that a user's notifications are pushed to. It's deleted with the session that subscribed. */
export const pushSubscription = pgTable(
  "push_subscription",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    sessionId: text("session_id")
      .notNull()
      .references(() => session.id, { onDelete: "cascade" }),
    endpoint: text("endpoint").notNull(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    // A browser belongs to the last user who subscribed: two users of a device don't read each other's news.
    unique("push_subscription_one_per_browser").on(table.endpoint),
    index("push_subscription_user_id_idx").on(table.userId),
    index("push_subscription_session_id_idx").on(table.sessionId),
    check(
      "push_subscription_endpoint",
      sql`${table.endpoint} ~ '^https?://' and length(${table.endpoint}) <= 1000`,
    ),
    check("push_subscription_p256dh", sql`${table.p256dh} ~ '^[A-Za-z0-9_-]{87}$'`),
    check("push_subscription_auth", sql`${table.auth} ~ '^[A-Za-z0-9_-]{22}$'`),
  ],
);

/** A push of a notification to a browser; written with the notification, deleted when it's sent or given up. */
export const pushDelivery = pgTable(
  "push_delivery",
  {
    notificationId: bigint("notification_id", { mode: "number" })
      .notNull()
      .references(() => notification.id, { onDelete: "cascade" }),
    subscriptionId: bigint("subscription_id", { mode: "number" })
      .notNull()
      .references(() => pushSubscription.id, { onDelete: "cascade" }),
    attempts: integer("attempts").notNull().default(0),
    /** The next try, in real time; during a try, when another process may take over. */
    dueAt: instant("due_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: "push_delivery_once", columns: [table.notificationId, table.subscriptionId] }),
    index("push_delivery_due_at_idx").on(table.dueAt),
    index("push_delivery_subscription_id_idx").on(table.subscriptionId),
  ],
);

/** Longer than any cause is news, or a manager looks back. docs/rules.md#reminders. */
const NOTIFICATIONS_KEPT_MS = 120 * DAY_MS;

/** Old notifications, read or not, with their pushes. */
export const expiringNotifications: readonly Expiring[] = [
  { table: notification, column: notification.createdAt, time: "application", keptMs: NOTIFICATIONS_KEPT_MS },
];
