import { and, eq, isNotNull } from "drizzle-orm";
import { isBannedAt } from "#game/account/ban.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { user } from "./table.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";

/** Whether the user is banned. @param now epoch milliseconds */
export async function isBanned(db: Queryable, userId: string, now: number): Promise<boolean> {
  const [found] = await db.select({ until: user.bannedUntil }).from(user).where(eq(user.id, userId));
  return isBannedAt(found?.until?.getTime() ?? null, now);
}

/** Whether this viewer can see the user: others see users with a username, and everyone sees themselves. */
export async function isShown(db: Queryable, viewer: Pick<Viewer, "id">, userId: string): Promise<boolean> {
  const isNamed = userId === viewer.id ? undefined : isNotNull(user.username);
  const found = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), isNamed));
  return found.length > 0;
}
