import { and, asc, eq, isNull } from "drizzle-orm";
import { publicName } from "#game/account/display-name.ts";
import { nameColumns } from "#server/account/name-columns.ts";
import { user } from "#server/account/table.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { miniLeagueMember } from "#server/mini-league/table.ts";

/** A present or removed member of a mini-league. Instants are epoch milliseconds. */
export interface Member {
  readonly userId: string;
  readonly username: string;
  readonly joinedAt: number;
  /** Null: still in it. */
  readonly leftAt: number | null;
}

/** All who are in a mini-league or were put out, in the order in which they joined. */
export async function loadMembers(db: Queryable, leagueId: number): Promise<Member[]> {
  const rows = await db
    .select({ member: miniLeagueMember, ...nameColumns })
    .from(miniLeagueMember)
    .innerJoin(user, eq(user.id, miniLeagueMember.userId))
    .where(eq(miniLeagueMember.leagueId, leagueId))
    .orderBy(asc(miniLeagueMember.joinedAt), asc(miniLeagueMember.userId));
  return rows.map(({ member, username }) => ({
    userId: member.userId,
    username: publicName({ username }),
    joinedAt: member.joinedAt.getTime(),
    leftAt: member.removedAt?.getTime() ?? null,
  }));
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
