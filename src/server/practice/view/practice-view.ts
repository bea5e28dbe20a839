import type { PracticeGameweek, PracticeView } from "#contract/fantasy/practice.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadSquadView, powersOf } from "#server/fantasy/view/load-my-team.ts";
import type { GameweekRow, LoadedPractice } from "#server/practice/load-practice.ts";

/** A practice season as its user sees it. */
export async function toPracticeView(
  db: Queryable,
  viewer: Viewer,
  { row, leagueName, gameweeks, played, loaded }: LoadedPractice,
): Promise<PracticeView> {
  const { season, next } = loaded;
  const { id, leagueId, season: year, source } = row;
  return {
    id,
    leagueId,
    leagueName,
    season: year,
    source,
    gameweeks: gameweeks.length,
    next: next?.round ?? null,
    total: played.reduce((sum, { total }) => sum + total, 0),
    played: played.map((one) => toGameweek(one, season.wildcardRound)).toReversed(),
    ...(await loadSquadView(db, viewer, loaded)),
    powers: await powersOf(db, viewer, loaded),
  };
}

function toGameweek(row: GameweekRow, wildcardRound: number | null): PracticeGameweek {
  const { round, total, transfers, cost, leftOnBench, best } = row;
  return { round, total, transfers, cost, leftOnBench, best, isWildcardRound: round === wildcardRound };
}
