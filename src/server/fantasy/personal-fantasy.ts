import { and, asc, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Deps } from "#server/deps.ts";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import { lockSquads, type RoundToLock, roundToLock } from "#server/fantasy/round/lock-squads.ts";
import {
  fantasyChipUse,
  fantasyLeague,
  fantasyLockedSquad,
  fantasyRound,
  fantasySquad,
  fantasyTransfer,
  fantasyWildcard,
} from "./table.ts";

/** No deadline locks the squad any more. */
const RETIRED = { executedAt: null, lockedUntil: null };

/**
 * The user's fantasy squads. Gameweeks that have begun keep theirs, whether or not their job had locked it yet, or a
 * later correction would move everybody behind it; from the next deadline on there is none. The squad's row tells when
 * its manager joined, which decides ties.
 */
export const personalFantasy: PersonalPart = {
  name: "fantasy",
  async erase({ db, clock }, userId) {
    for (const round of await passedRounds(db, userId, clock.now())) await lockSquads(db, round, { userId });
    await db.update(fantasySquad).set(RETIRED).where(eq(fantasySquad.userId, userId));
    await db.delete(fantasyTransfer).where(inLeagues(db, fantasyTransfer, userId));
    await db.delete(fantasyWildcard).where(inLeagues(db, fantasyWildcard, userId));
  },
  async collect({ db }, userId) {
    return {
      squads: await db.select().from(fantasySquad).where(eq(fantasySquad.userId, userId)),
      gameweeks: await db
        .select()
        .from(fantasyLockedSquad)
        .where(eq(fantasyLockedSquad.userId, userId))
        .orderBy(asc(fantasyLockedSquad.roundId)),
      transfers: await db
        .select()
        .from(fantasyTransfer)
        .where(inLeagues(db, fantasyTransfer, userId)),
      wildcards: await db
        .select()
        .from(fantasyWildcard)
        .where(inLeagues(db, fantasyWildcard, userId)),
      chips: await db
        .select()
        .from(fantasyChipUse)
        .where(inLeagues(db, fantasyChipUse, userId)),
    };
  },
};

/** The gameweeks that have begun since the user's squads were executed or locked last, in the order of their deadlines. */
async function passedRounds(db: Deps["db"], userId: string, now: number): Promise<RoundToLock[]> {
  const since = sql`coalesce(${fantasySquad.executedAt}, ${fantasySquad.lockedUntil})`;
  const rows = await db
    .select(roundToLock)
    .from(fantasyRound)
    .innerJoin(fantasySquad, eq(fantasySquad.leagueId, fantasyRound.leagueId))
    .where(
      and(
        eq(fantasySquad.userId, userId),
        gt(fantasyRound.deadline, since),
        lte(fantasyRound.deadline, new Date(now)),
      ),
    )
    .orderBy(asc(fantasyRound.deadline), asc(fantasyRound.round));
  return rows.map(({ deadline, ...round }) => ({ ...round, deadline: deadline.getTime() }));
}

/** The user's rows of a table whose key begins with the league: an index finds them in each league. */
function inLeagues(
  db: Deps["db"],
  table: { readonly leagueId: PgColumn; readonly userId: PgColumn },
  userId: string,
): SQL | undefined {
  return and(
    inArray(table.leagueId, db.select({ id: fantasyLeague.id }).from(fantasyLeague)),
    eq(table.userId, userId),
  );
}
