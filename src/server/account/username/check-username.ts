import { and, eq, gt, ne, or, isNull } from "drizzle-orm";
import { isReservedName } from "#game/account/reserved-name.ts";
import { decideUsername, type UsernameRefusal } from "#game/account/username.ts";
import { accepted, type Outcome } from "#game/outcome.ts";
import { formerUsername, user } from "#server/account/table.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** Whether the viewer could have this username. Their own counts as available. Spec §4, "Username check". */
export async function checkUsername(
  { db, clock }: Deps,
  viewer: Viewer,
  text: string,
): Promise<Outcome<{ available: boolean }, UsernameRefusal>> {
  const username = decideUsername(text.toLowerCase());
  if (!username.ok) return username;
  const takers = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.username, username.value), ne(user.id, viewer.id)));
  if (takers.length > 0) return accepted({ available: false });
  return accepted({ available: !(await isKept(db, viewer.id, username.value, clock.wallTime())) });
}

/** Whether a free name is closed to this user: reserved for Panna, or recently given up by another user. */
export async function isKept(db: Queryable, userId: string, username: string, now: number): Promise<boolean> {
  if (isReservedName(username)) return true;
  const kept = await db
    .select({ username: formerUsername.username })
    .from(formerUsername)
    .where(
      and(
        eq(formerUsername.username, username),
        gt(formerUsername.expiresAt, new Date(now)),
        or(isNull(formerUsername.userId), ne(formerUsername.userId, userId)),
      ),
    );
  return kept.length > 0;
}
