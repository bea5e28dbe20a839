import type { PracticeGameweek, PracticeView } from "#contract/fantasy/practice.ts";
import { carriedOver } from "#game/fantasy/manager-season.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { powersOf, toEntries } from "#server/fantasy/view/load-my-team.ts";
import type { GameweekRow, LoadedPractice } from "#server/practice/load-practice.ts";

/** A practice season as its user sees it. */
export async function toPracticeView(
  db: Queryable,
  viewer: Viewer,
  { row, leagueName, gameweeks, played, loaded }: LoadedPractice,
): Promise<PracticeView> {
  const { season, next, cost } = loaded;
  const squad = season.chosen?.squad ?? carriedOver(season.locked);
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
    hasTeam: squad !== null,
    entries: squad === null ? [] : await toEntries(db, viewer, squad),
    bank: season.bank,
    isFirstSquad: season.locked === null,
    cost,
    isWildcardRound: next !== null && season.wildcardRound === next.round,
    powers: await powersOf(db, viewer, loaded),
  };
}

function toGameweek(row: GameweekRow, wildcardRound: number | null): PracticeGameweek {
  const { round, total, transfers, cost, leftOnBench, best } = row;
  return { round, total, transfers, cost, leftOnBench, best, isWildcardRound: round === wildcardRound };
}
