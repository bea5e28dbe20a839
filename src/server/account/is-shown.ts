import { and, eq, isNotNull } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import { user } from "./table.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";

/** Whether this viewer can see the user: others see users with a username, and everyone sees themselves. */
export async function isShown(db: Queryable, viewer: Pick<Viewer, "id">, userId: string): Promise<boolean> {
  const isNamed = userId === viewer.id ? undefined : isNotNull(user.username);
  const found = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), isNamed));
  return found.length > 0;
}
