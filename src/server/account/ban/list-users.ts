import { and, asc, desc, gt, isNull, type SQL, sql } from "drizzle-orm";
import { type AdminUserView, USERS_FOUND } from "#contract/account/user-admin.ts";
import { FOREVER, isBannedAt } from "#game/account/ban.ts";
import { displayName } from "#game/account/display-name.ts";
import { user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";

/** Users whose username or email begins like this; without a search, those who are banned. For admins. */
export async function listUsers(
  { db, clock }: Pick<Deps, "db" | "clock">,
  search: string,
): Promise<AdminUserView[]> {
  const now = clock.wallTime();
  const typed = search.trim().toLowerCase();
  const rows = await db
    .select()
    .from(user)
    .where(
      and(isNull(user.deletedAt), typed === "" ? gt(user.bannedUntil, new Date(now)) : beginsLike(typed)),
    )
    .orderBy(typed === "" ? desc(user.bannedUntil) : asc(user.username), asc(user.id))
    .limit(USERS_FOUND);
  return rows.map((row) => {
    const until = row.bannedUntil?.getTime() ?? null;
    return {
      id: row.id,
      name: displayName(row),
      email: row.email,
      isAdmin: row.isAdmin,
      createdAt: row.createdAt.toISOString(),
      ban: isBannedAt(until, now)
        ? {
            until: until === FOREVER ? null : new Date(until ?? 0).toISOString(),
            reason: row.banReason ?? "",
          }
        : null,
    };
  });
}

function beginsLike(typed: string): SQL {
  return sql`(starts_with(${user.username}, ${typed}) or starts_with(${user.email}, ${typed}))`;
}
