import { and, eq, isNull } from "drizzle-orm";
import { publicName } from "#game/account/display-name.ts";
import { nameColumns } from "#server/account/name-columns.ts";
import { user } from "#server/account/table.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { miniLeagueMember, miniLeagueStay } from "#server/mini-league/table.ts";

/** A time of a user in a mini-league. Instants are epoch milliseconds. */
export interface Member {
  readonly userId: string;
  readonly username: string;
  readonly joinedAt: number;
  /** Null: still in it. */
  readonly leftAt: number | null;
}

/**
 * Everyone who is or was in a mini-league, in the order in which they joined: somebody who came back is there once for
 * each time, and nobody twice at an instant.
 */
export async function loadMembers(db: Queryable, leagueId: number): Promise<Member[]> {
  const { userId, joinedAt, removedAt } = miniLeagueMember;
  const { userId: formerId, joinedAt: cameAt, leftAt } = miniLeagueStay;
  const present = db
    .select({ userId, joinedAt, leftAt: removedAt, ...nameColumns })
    .from(miniLeagueMember)
    .innerJoin(user, eq(user.id, userId))
    .where(eq(miniLeagueMember.leagueId, leagueId));
  const former = db
    .select({ userId: formerId, joinedAt: cameAt, leftAt, ...nameColumns })
    .from(miniLeagueStay)
    .innerJoin(user, eq(user.id, formerId))
    .where(eq(miniLeagueStay.leagueId, leagueId));
  const rows = [...(await present), ...(await former)];
  return rows
    .map((row) => ({
      userId: row.userId,
      username: publicName({ username: row.username }),
      joinedAt: row.joinedAt.getTime(),
      leftAt: row.leftAt?.getTime() ?? null,
    }))
    .toSorted((a, b) => a.joinedAt - b.joinedAt || (a.userId < b.userId ? -1 : 1));
}

/** Whether a user is in a mini-league now. */
export async function isMember(db: Queryable, leagueId: number, userId: string): Promise<boolean> {
  const { leagueId: league, userId: member, removedAt } = miniLeagueMember;
  const rows = await db
    .select({ member })
    .from(miniLeagueMember)
    .where(and(eq(league, leagueId), eq(member, userId), isNull(removedAt)));
  return rows.length > 0;
}
