import { and, eq } from "drizzle-orm";
import { nextMonth, tournamentMonthOf, tournamentStatusAt } from "#game/tournament/month.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { tournament } from "./table.ts";
import { tellStarted } from "./tell-tournament.ts";

/** Opens tournaments and closes them, and tells of those that have begun. */
export async function keepTournaments(deps: DepsWithPool): Promise<void> {
  await openTournaments(deps);
  await tellOfStarts(deps);
}

/**
 * Makes the tournaments of this month and the next, and opens and closes all by the application's time.
 * One per month is a key of the table, so any number of instances may run this at any time.
 */
export async function openTournaments({ db, clock }: DepsWithPool): Promise<void> {
  const now = clock.now();
  const month = tournamentMonthOf(now);
  await db
    .insert(tournament)
    .values(
      [month, nextMonth(month)].map(({ key, name, startsAt, endsAt }) => ({
        month: key,
        name,
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
        status: "upcoming" as const,
      })),
    )
    .onConflictDoNothing();
  const known = await db
    .select({
      id: tournament.id,
      startsAt: tournament.startsAt,
      endsAt: tournament.endsAt,
      status: tournament.status,
    })
    .from(tournament);
  for (const { id, startsAt, endsAt, status: before } of known) {
    const status = tournamentStatusAt({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }, now);
    if (status === before) continue;
    await db
      .update(tournament)
      // One that is over already was missed as a whole: nobody needs to hear of its beginning.
      .set({ status, ...(status === "finished" ? { isStartTold: true } : {}) })
      // An admin may have moved it since; the next run looks again.
      .where(and(eq(tournament.id, id), eq(tournament.startsAt, startsAt), eq(tournament.endsAt, endsAt)));
  }
}

/**
 * Telling a million managers takes a minute, in which nobody waits for it: the tournament is open by then, and no row of it
 * is held. One instance at a time; after a kill the next run starts over, and leaves out those it finds told
 * (notification_once).
 */
async function tellOfStarts(deps: DepsWithPool): Promise<void> {
  const { db, pool, clock } = deps;
  await holdLock(pool, "tell of starts", async () => {
    const started = await db
      .select({ id: tournament.id, name: tournament.name })
      .from(tournament)
      .where(and(eq(tournament.status, "active"), eq(tournament.isStartTold, false)));
    for (const one of started) {
      await tellStarted(deps, one, new Date(clock.now()));
      await db.update(tournament).set({ isStartTold: true }).where(eq(tournament.id, one.id));
    }
  });
}
