import { asc, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Deps } from "#server/deps.ts";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import {
  fantasyChipUse,
  fantasyLockedSquad,
  fantasySquad,
  fantasyTransfer,
  fantasyWildcard,
} from "./table.ts";

/** No deadline locks the squad any more. */
const RETIRED = { executedAt: null, lockedUntil: null };

/**
 * The user's fantasy squads. Gameweeks that have begun keep theirs, or a later correction would move everybody behind
 * it; from the next deadline on there is none. The squad's row tells when its manager joined, which decides ties.
 */
export const personalFantasy: PersonalPart = {
  name: "fantasy",
  async erase({ db }, userId) {
    await db.update(fantasySquad).set(RETIRED).where(eq(fantasySquad.userId, userId));
    await db.delete(fantasyTransfer).where(eq(fantasyTransfer.userId, userId));
    await db.delete(fantasyWildcard).where(eq(fantasyWildcard.userId, userId));
  },
  async collect({ db }, userId) {
    return {
      squads: await rowsOf(db, fantasySquad, userId),
      gameweeks: await db
        .select()
        .from(fantasyLockedSquad)
        .where(eq(fantasyLockedSquad.userId, userId))
        .orderBy(asc(fantasyLockedSquad.roundId)),
      transfers: await rowsOf(db, fantasyTransfer, userId),
      wildcards: await rowsOf(db, fantasyWildcard, userId),
      chips: await rowsOf(db, fantasyChipUse, userId),
    };
  },
};

/** A user's rows of a table. */
async function rowsOf(
  db: Deps["db"],
  table: PgTable & { readonly userId: PgColumn },
  userId: string,
): Promise<unknown[]> {
  return db.select().from(table).where(eq(table.userId, userId));
}
