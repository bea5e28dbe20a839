import { sql } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { ComingGameweek, getComingGameweeks } from "#contract/football/coming.ts";
import { notStartedStatuses } from "#game/football/fixture-status.ts";
import { loadComingFixtures } from "#server/football/view/load-matches-by-date.ts";
import type { Clock } from "#server/platform/clock.ts";
import { coalescedBy } from "#server/platform/batching/coalesced.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";

type Coming = ResponseOf<typeof getComingGameweeks>;

/** Coming fixtures by page, see the endpoint; requests of the same moment share one answer. */
export function comingGameweeks(db: Queryable, clock: Clock): (page: number) => Promise<Coming> {
  return coalescedBy((page) => loadComingGameweeks(db, page, clock.now()));
}

async function loadComingGameweeks(db: Queryable, page: number, now: number): Promise<Coming> {
  const rounds = await loadRounds(db, page, now);
  const ids = rounds.flatMap(({ fixtureIds }) => fixtureIds);
  const matches = new Map((await loadComingFixtures(db, ids, now)).map((match) => [match.fixture.id, match]));
  return {
    gameweeks: rounds.map(({ leagueName, round, deadline, fixtureIds }): ComingGameweek => ({
      leagueName,
      round,
      deadline: new Date(deadline).toISOString(),
      matches: fixtureIds
        .flatMap((id) => matches.get(id) ?? [])
        .toSorted((a, b) => a.fixture.date.localeCompare(b.fixture.date) || a.fixture.id - b.fixture.id),
    })),
    hasMore: rounds.some(({ place, places }) => place < places),
  };
}

interface RoundRow extends Record<string, unknown> {
  readonly leagueName: string;
  readonly round: number;
  readonly deadline: InstantText;
  readonly fixtureIds: readonly number[];
  /** From 1, among the league's rounds with something to come. */
  readonly place: number;
  readonly places: number;
}

/** The round at this place of each league, among those in which something is still to kick off. */
async function loadRounds(db: Queryable, page: number, now: number): Promise<RoundRow[]> {
  const at = sql`${new Date(now)}::timestamptz`;
  const { rows } = await db.execute<RoundRow>(sql`
    with coming as (
      select real.name as "leagueName", r.round, r.deadline, r.fixture_ids as "fixtureIds",
             row_number() over league::integer as place, count(*) over (partition by real.id)::integer as places
        from fantasy_round r
        join fantasy_league l on l.id = r.league_id
        join league real on real.id = l.league_id
       where r.final_at > ${at} and exists (
             select from fixture f
              where f.id = any(r.fixture_ids) and f.kick_off > ${at}
                and f.status = any(${sql.param([...notStartedStatuses])}::text[]))
      window league as (partition by real.id order by r.deadline, r.id))
    select * from coming where place = ${page + 1} order by deadline, "leagueName"`);
  return rows;
}
