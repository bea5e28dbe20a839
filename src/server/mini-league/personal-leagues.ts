import { and, asc, eq, isNull, ne, or } from "drizzle-orm";
import type { Deps } from "#server/deps.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import { changeSize, holdLeague } from "./store.ts";
import { miniLeague, miniLeagueMember, miniLeagueStay } from "./table.ts";

/**
 * The user's mini-leagues. Members leave for good, so their head-to-head results stay; the league of an owner goes to
 * the member who has been in it longest, and without any it ends.
 */
export const personalLeagues: PersonalPart = {
  name: "mini-leagues",
  async erase(deps, userId) {
    for (const id of await loadLeagueIds(deps, userId)) {
      await deps.db.transaction((tx) => leaveForGood(tx, id, { userId, at: new Date(deps.clock.now()) }));
    }
  },
  async collect({ db }, userId) {
    const rows = await db
      .select({ league: miniLeague, member: miniLeagueMember })
      .from(miniLeagueMember)
      .innerJoin(miniLeague, eq(miniLeague.id, miniLeagueMember.leagueId))
      .where(eq(miniLeagueMember.userId, userId))
      .orderBy(asc(miniLeague.id));
    const stays = await db
      .select({ league: miniLeague, stay: miniLeagueStay })
      .from(miniLeagueStay)
      .innerJoin(miniLeague, eq(miniLeague.id, miniLeagueStay.leagueId))
      .where(eq(miniLeagueStay.userId, userId))
      .orderBy(asc(miniLeague.id), asc(miniLeagueStay.joinedAt));
    return [
      ...rows.map(({ league, member }) => ({
        name: league.name,
        isOwner: league.ownerId === userId,
        joinedAt: member.joinedAt,
        removedAt: member.removedAt,
      })),
      ...stays.map(({ league, stay }) => ({
        name: league.name,
        isOwner: false,
        joinedAt: stay.joinedAt,
        leftAt: stay.leftAt,
      })),
    ];
  },
};

/** The leagues that the user is in, or owns. */
async function loadLeagueIds({ db }: Pick<Deps, "db">, userId: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: miniLeague.id })
    .from(miniLeague)
    .leftJoin(
      miniLeagueMember,
      and(eq(miniLeagueMember.leagueId, miniLeague.id), eq(miniLeagueMember.userId, userId)),
    )
    .where(
      or(
        eq(miniLeague.ownerId, userId),
        and(eq(miniLeagueMember.userId, userId), isNull(miniLeagueMember.removedAt)),
      ),
    );
  return rows.map(({ id }) => id);
}

interface Leaving {
  readonly userId: string;
  readonly at: Date;
}

async function leaveForGood(tx: Transaction, leagueId: number, { userId, at }: Leaving): Promise<void> {
  const league = await holdLeague(tx, { id: leagueId });
  if (league === null) return;
  const { leagueId: ofLeague, userId: member, removedAt } = miniLeagueMember;
  if (league.ownerId === userId) {
    const [heir] = await tx
      .select({ id: member })
      .from(miniLeagueMember)
      .where(and(eq(ofLeague, leagueId), ne(member, userId), isNull(removedAt)))
      .orderBy(asc(miniLeagueMember.joinedAt), asc(member))
      .limit(1);
    if (heir === undefined) {
      await tx.delete(miniLeague).where(eq(miniLeague.id, leagueId));
      return;
    }
    await tx.update(miniLeague).set({ ownerId: heir.id }).where(eq(miniLeague.id, leagueId));
  }
  const left = await tx
    .update(miniLeagueMember)
    .set({ removedAt: at })
    .where(and(eq(ofLeague, leagueId), eq(member, userId), isNull(removedAt)))
    .returning({ id: member });
  if (left.length > 0) await changeSize(tx, leagueId, -1);
}
