import type { PracticeChoice } from "#contract/fantasy/practice.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { placeOfLeague } from "#game/world/catalogue/leagues.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { league } from "#server/football/table.ts";
import { loadRecordedSeasons } from "#server/practice/source/load-recorded-seasons.ts";
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
