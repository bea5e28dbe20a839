import { and, eq } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getRoundPoints, SquadScoreView } from "#contract/fantasy/points.ts";
import { scoresOfRound } from "#game/fantasy/card-points.ts";
import { scoreRound } from "#game/fantasy/score-round.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { retryIfTableGone, loadLinesOf } from "#server/platform/standings/read-table.ts";
import { loadManagerSeason } from "#server/fantasy/load-manager-season.ts";
import { loadRoundPlayed } from "#server/fantasy/round/round-players.ts";
import { toSquad } from "#server/fantasy/squad-columns.ts";
import { type LeagueRow, type RoundRow, toRoundView } from "#server/fantasy/store.ts";
import { fantasyLockedSquad, fantasyRound } from "#server/fantasy/table.ts";
import { toScoreView } from "./score-view.ts";

type Points = ResponseOf<typeof getRoundPoints>;

/**
 * The viewer's points in a round, computed from the raw figures by the same rule as the table, with a receipt for
 * every card and fixture.
 *
 * @param asked the number of the round; null: the one that was locked last
 */
export async function loadRoundPoints(
  { db, clock }: Deps,
  viewer: Viewer,
  { leagueId, asked }: { leagueId: number; asked: number | null },
): Promise<Outcome<Points, { code: "not_found" }>> {
  const now = clock.now();
  const loaded = await loadManagerSeason(db, { leagueId, userId: viewer.id, now });
  if (loaded === null) return refused({ code: "not_found" as const });
  const locked = loaded.rounds.filter(({ deadline }) => deadline <= now).toReversed();
  const round = asked === null ? locked[0] : locked.find((one) => one.round === asked);
  if (asked !== null && round === undefined) return refused({ code: "not_found" as const });
  return accepted({
    rounds: locked.map((one) => toRoundView(one, now)),
    round: round === undefined ? null : toRoundView(round, now),
    score: round === undefined ? null : await scoreOfRound(db, viewer.id, loaded.league, round),
    average: round?.average ?? null,
    squads: round?.squads ?? 0,
  });
}

/** The points of a user's squad in a round; null where the user had none. */
export function scoreOfRound(
  db: Queryable,
  userId: string,
  league: LeagueRow,
  round: RoundRow,
): Promise<SquadScoreView | null> {
  return retryIfTableGone(() => loadScore(db, userId, league, round));
}

async function loadScore(
  db: Queryable,
  userId: string,
  league: LeagueRow,
  round: RoundRow,
): Promise<SquadScoreView | null> {
  const [own] = await db
    .select()
    .from(fantasyLockedSquad)
    .innerJoin(fantasyRound, eq(fantasyRound.id, fantasyLockedSquad.roundId))
    .where(and(eq(fantasyLockedSquad.roundId, round.id), eq(fantasyLockedSquad.userId, userId)));
  if (own === undefined) return null;
  const squad = toSquad(own.fantasy_locked_squad);
  const played = await loadRoundPlayed(db, { ...own.fantasy_round, season: league });
  const state = round.state === "upcoming" ? "live" : round.state;
  const { cost } = own.fantasy_locked_squad;
  const score = scoreRound({ squad, state, cost, scoreOf: scoresOfRound(played.players, league.season) });
  const { settlementId } = own.fantasy_round;
  const [standing] = await loadLinesOf(db, settlementId === null ? [] : [settlementId], [userId]);
  return toScoreView(db, {
    userId,
    squad,
    score,
    performances: played.performances,
    fixtureIds: own.fantasy_round.fixtureIds,
    position: standing?.position ?? null,
  });
}
