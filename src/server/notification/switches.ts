import { and, eq } from "drizzle-orm";
import { type NotificationNews, notificationKinds } from "#contract/notification/notification.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { notificationOff } from "./table.ts";

type Kind = NotificationNews["kind"];

/** The kinds of news that a user has switched off, in the contract's order. */
export async function loadSwitchedOff(db: Queryable, userId: string): Promise<Kind[]> {
  const rows = await db
    .select({ kind: notificationOff.kind })
    .from(notificationOff)
    .where(eq(notificationOff.userId, userId));
  const off = new Set(rows.map(({ kind }) => kind));
  return notificationKinds.filter((kind) => off.has(kind));
}

/** Switches a kind of news on or off; earlier notifications stay. */
export async function setSwitch(
  db: Queryable,
  userId: string,
  { kind, isOn }: { readonly kind: Kind; readonly isOn: boolean },
): Promise<void> {
  if (isOn) {
    await db
      .delete(notificationOff)
      .where(and(eq(notificationOff.userId, userId), eq(notificationOff.kind, kind)));
  } else {
    await db.insert(notificationOff).values({ userId, kind }).onConflictDoNothing();
  }
}
