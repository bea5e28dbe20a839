import { BEST_CARDS, type StatisticsView } from "#contract/statistics.ts";
import { cardTotals, weeksOf } from "#game/leaderboard/own-season.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadMonthNumbers } from "#server/tournament/month-numbers.ts";
import { loadOwnEntries } from "#server/tournament/own-scores.ts";
import { loadTournamentAt } from "#server/tournament/store.ts";

/** A user's season and the game's month in numbers. */
export async function loadStatistics(db: Queryable, userId: string, now: number): Promise<StatisticsView> {
  const season = seasonOf(now);
  const entries = await loadOwnEntries(db, userId, season);
  const scores = entries.flatMap((entry) => entry.scores);
  const current = await loadTournamentAt(db, now);
  const own = entries.find(({ tournamentId }) => tournamentId === current?.id) ?? null;
  return {
    season: season.name,
    weeks: weeksOf(scores),
    bestCards: cardTotals(scores).slice(0, BEST_CARDS),
    month: current === null ? null : await loadMonthNumbers(db, current, own),
  };
}
