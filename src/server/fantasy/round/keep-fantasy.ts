import { and, asc, eq, isNull, lte, ne, or, sql } from "drizzle-orm";
import { DAY_MS } from "#game/milliseconds.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { loadSeasons, type SeasonRow } from "#server/football/view/load-seasons.ts";
import { fantasyLeague, fantasyRound } from "#server/fantasy/table.ts";
import { keepRounds, openLeague } from "./keep-rounds.ts";
import { lockRound } from "./lock-round.ts";
import { roundToLock } from "./lock-squads.ts";

/** How long after its last fixture a season is still opened: only for one that is about to end. */
const OPEN_AFTER_MS = 7 * DAY_MS;

/**
 * Opens the fantasy leagues of the seasons that are played, writes down their rounds as the fixtures give them, and locks
 * the squads of the rounds whose deadline has passed, in the order of the deadlines. One process at a time; a run that
 * was killed is simply run again.
 *
 * @returns null if another process is running this
 * @throws AbortError once the process stops
 */
export async function keepFantasy(deps: DepsWithPool): Promise<true | null> {
  return holdLock(deps.pool, "keep fantasy", async () => {
    const now = deps.clock.now();
    for (const season of await loadSeasons(deps.db)) {
      deps.jobs.stopping?.throwIfAborted();
      await keepSeason(deps, season, now);
    }
    await lockDueRounds(deps, now);
    return true as const;
  });
}

async function keepSeason({ db }: DepsWithPool, season: SeasonRow, now: number): Promise<void> {
  const isPlayed = now < season.lastKickOff + OPEN_AFTER_MS;
  if (!isPlayed && !(await hasOpenRounds(db, season))) return;
  await db.transaction(async (tx) => {
    const id = await openLeague(tx, season);
    await keepRounds(tx, id, season, now);
  });
}

async function hasOpenRounds(db: DepsWithPool["db"], { leagueId, season }: SeasonRow): Promise<boolean> {
  const rows = await db
    .select({ id: fantasyRound.id })
    .from(fantasyRound)
    .innerJoin(fantasyLeague, eq(fantasyLeague.id, fantasyRound.leagueId))
    .where(
      and(
        eq(fantasyLeague.leagueId, leagueId),
        eq(fantasyLeague.season, season),
        ne(fantasyRound.state, "final"),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * Rounds that are not locked, and those that may have been while somebody executed at the last moment. A league whose
 * round can't be locked doesn't keep the others waiting; its own later rounds come after it.
 *
 * @throws the first failure, once the other leagues are locked
 */
async function lockDueRounds({ db, jobs }: DepsWithPool, now: number): Promise<void> {
  const rows = await db
    .select(roundToLock)
    .from(fantasyRound)
    .where(
      and(
        lte(fantasyRound.deadline, new Date(now)),
        or(isNull(fantasyRound.lockedAt), sql`${fantasyRound.deadline} > ${new Date(now - LATE_MS)}`),
      ),
    )
    .orderBy(asc(fantasyRound.deadline), asc(fantasyRound.round));
  const failures = new Map<number, unknown>();
  for (const row of rows) {
    if (failures.has(row.leagueId)) continue;
    try {
      await lockRound(db, { ...row, deadline: row.deadline.getTime() }, { now, stopping: jobs.stopping });
    } catch (error) {
      jobs.stopping?.throwIfAborted();
      failures.set(row.leagueId, error);
    }
  }
  for (const [, error] of failures) throw error;
}

/** A transaction that began before a deadline has ended long before this. */
const LATE_MS = 600_000;
