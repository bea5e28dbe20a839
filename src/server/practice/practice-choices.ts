import { sql } from "drizzle-orm";
import type { PracticeChoice } from "#contract/fantasy/practice.ts";
import { awardedStatuses, calledOffStatuses, playedStatuses } from "#game/football/fixture-status.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { placeOfLeague } from "#game/world/catalogue/leagues.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { league } from "#server/football/table.ts";
import { countsInItsTerm } from "#server/football/terms.ts";
import { loadSimulatedLeagueIds } from "#server/practice/source/simulated-source.ts";

/**
 * The seasons that can be practised: those that are stored and over; and for a league of which last season is not
 * stored, the simulated world's, so that a new installation has something to learn with.
 *
 * @param now epoch milliseconds
 */
export async function loadChoices(db: Queryable, now: number): Promise<PracticeChoice[]> {
  const rows = await db.select().from(league);
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  const last = seasonOf(now).startYear - 1;
  const recorded = await loadRecordedSeasons(db);
  const simulated = (await loadSimulatedLeagueIds(db))
    .filter((leagueId) => !recorded.some((one) => one.leagueId === leagueId && one.season === last))
    .map((leagueId) => ({ leagueId, season: last }));
  const toChoice =
    (source: PracticeChoice["source"]) =>
    ({ leagueId, season }: { leagueId: string; season: number }): PracticeChoice => ({
      leagueId,
      leagueName: nameOf.get(leagueId) ?? leagueId,
      season,
      source,
    });
  return [...recorded.map(toChoice("recorded")), ...simulated.map(toChoice("simulated"))].toSorted(
    (a, b) => b.season - a.season || placeOfLeague(a.leagueId) - placeOfLeague(b.leagueId),
  );
}

/** A season whose fixtures are stored and all over. */
interface RecordedSeason {
  readonly leagueId: string;
  readonly season: number;
}

/** The stored seasons that are over, with the details of every fixture that was played. */
async function loadRecordedSeasons(db: Queryable): Promise<RecordedSeason[]> {
  const played = sql.param([...playedStatuses]);
  const decided = sql.param([...awardedStatuses, ...calledOffStatuses]);
  const { rows } = await db.execute<{ leagueId: string; season: number }>(sql`
    select f.league_id as "leagueId", f.season
      from fixture f
     where ${countsInItsTerm(sql`f`)}
     group by f.league_id, f.season
    having bool_and(case when f.status = any(${played}::text[]) then f.details_hash is not null
                         else f.status = any(${decided}::text[]) end)
       and bool_or(f.status = 'FT')
     order by f.season desc, f.league_id`);
  return rows;
}
