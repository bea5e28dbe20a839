import { and, eq, exists, gt, gte, isNull, lt, lte, or, sql } from "drizzle-orm";
import { DAY_MS } from "#game/milliseconds.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { fixture } from "#server/football/table.ts";
import { publishLive } from "#server/platform/live/publish-live.ts";
import { isSettledAtOnce } from "./settle-soon.ts";
import { settleTournament } from "./settle-tournament.ts";
import { settlement } from "#server/platform/standings/table.ts";
import { tournament } from "#server/tournament/table.ts";

/** How long after its end a tournament is looked at whether or not a fixture has changed. */
const LOOK_BACK_MS = 35 * DAY_MS;

const isInMonth = and(gte(fixture.kickOff, tournament.startsAt), lt(fixture.kickOff, tournament.endsAt));
/** Within a week of a month: its kick-off may have been in it. */
const isCorrectedLate = sql`${fixture.updatedAt} > ${fixture.kickOff} + interval '14 days'`;

/**
 * Settles every tournament that has begun and may still change; one without anything new costs a few small queries.
 *
 * @returns how many have a new table; null if another process is settling one
 */
export async function settleTournaments(deps: DepsWithPool): Promise<number | null> {
  const now = deps.clock.now();
  // However long ago the month was: entries show their points by the figures as they are, and the table must agree.
  const changedSince = deps.db
    .select({ id: fixture.id })
    .from(fixture)
    .where(
      and(
        gte(fixture.kickOff, sql`${tournament.startsAt} - interval '7 days'`),
        lt(fixture.kickOff, sql`${tournament.endsAt} + interval '7 days'`),
        or(isInMonth, isCorrectedLate),
        gt(fixture.updatedAt, settlement.settledAt),
      ),
    );
  const due = await deps.db
    .select({ id: tournament.id })
    .from(tournament)
    .leftJoin(settlement, eq(settlement.id, tournament.settlementId))
    .where(
      and(
        lte(tournament.startsAt, new Date(now)),
        or(
          gt(tournament.endsAt, new Date(now - LOOK_BACK_MS)),
          // The process was off when it became final.
          isNull(settlement.isFinal),
          eq(settlement.isFinal, false),
          exists(changedSince),
        ),
      ),
    )
    .orderBy(tournament.startsAt);
  let settled = 0;
  let isAlone = true;
  for (const { id } of due) {
    deps.jobs.stopping?.throwIfAborted();
    const outcome = await settleTournament(deps, id);
    if (outcome === "in other hands") isAlone = false;
    if (outcome !== "settled") continue;
    settled += 1;
    deps.log.info({ tournamentId: id }, "tournament settled");
    await deps.db.transaction((tx) =>
      publishLive(tx, [{ kind: "standings", data: { tournamentId: id } }], now),
    );
    if (await isSettledAtOnce(deps.db, id)) await deps.jobs.soon("settle-seasons");
  }
  return isAlone ? settled : null;
}
