import { DAY_MS } from "#game/milliseconds.ts";
import type { Expiring } from "#server/platform/expiry/purge-expired.ts";
import { notification } from "./table.ts";

/** Longer than any cause is news, or a manager looks back. docs/rules.md#reminders. */
const NOTIFICATIONS_KEPT_MS = 120 * DAY_MS;

/** Old notifications, read or not, with their pushes. */
export const expiringNotifications: readonly Expiring[] = [
  { table: notification, column: notification.createdAt, time: "application", keptMs: NOTIFICATIONS_KEPT_MS },
];
