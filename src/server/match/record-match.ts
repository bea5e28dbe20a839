import type { ReplayView } from "#contract/match/match.ts";
import { utcDay } from "#game/leaderboard/movement.ts";
import { outcomeOf, ratePoints } from "#game/match/elo.ts";
import { matchHash } from "#game/match/match-hash.ts";
import { type MatchType, outcomeFor } from "#game/match/match-type.ts";
import { REMATCH_PAUSE_MS } from "#game/match/matchmaking.ts";
import { simulateMatch } from "#game/match/simulate-match.ts";
import { addToRecord, type Manager } from "#server/account/match-record.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { moveOnLadders } from "#server/match/ladder/move-on-ladders.ts";
import { overallGap } from "#game/match/played-overall.ts";
import type { MatchSide } from "./load-side.ts";
import { countRankedToday } from "./meetings.ts";
import { loadReplay } from "./store.ts";
import { match } from "./table.ts";

/** A match between two line-ups that are settled. */
export interface MatchToRecord {
  readonly matchType: MatchType;
  /** Both are held. */
  readonly home: Manager;
  /** Null: the house team. */
  readonly away: Manager | null;
  readonly homeSide: MatchSide;
  readonly awaySide: MatchSide;
  readonly matchSeed: number;
  readonly now: number;
}

/** Plays the match and writes it; a ranked one moves both managers' records and ladders, a quick one the caller's record. */
export async function recordMatch(tx: Transaction, played: MatchToRecord): Promise<ReplayView> {
  const { matchType, home, away, homeSide, awaySide, matchSeed, now } = played;
  const fixture = { home: homeSide.lineUp, away: awaySide.lineUp };
  const result = simulateMatch({ seed: matchSeed, ...fixture });
  const points =
    matchType === "ranked" && away !== null
      ? ratePoints(home.points, away.points, outcomeOf(result.score))
      : null;
  const [written] = await tx
    .insert(match)
    .values({
      matchType,
      engineVersion: result.engineVersion,
      seed: matchSeed,
      homeUserId: home.id,
      awayUserId: away?.id ?? null,
      isAgainstHouse: away === null,
      homeTeamName: homeSide.teamName,
      awayTeamName: awaySide.teamName,
      homeLineUp: fixture.home,
      awayLineUp: fixture.away,
      homeScore: result.score.home,
      awayScore: result.score.away,
      hash: matchHash(result),
      overallGap: overallGap(fixture),
      homeNumber: home.totalMatches,
      ...(points === null ? {} : await rankedColumns(tx, home.id, points, now)),
      createdAt: new Date(now),
      completedAt: new Date(now),
    })
    .returning({ id: match.id });
  if (written === undefined) throw new Error("the match was not returned");
  const homeOutcome = outcomeFor(result.score, "home");
  const awayOutcome = outcomeFor(result.score, "away");
  await addToRecord(tx, home.id, homeOutcome, points?.home.after ?? home.points);
  // A quick match counts in the record of the manager who asked for it, never in the opponent's.
  if (points !== null && away !== null) {
    await addToRecord(tx, away.id, awayOutcome, points.away.after);
    await moveOnLadders(tx, now, [
      { userId: home.id, outcome: homeOutcome, points: points.home },
      { userId: away.id, outcome: awayOutcome, points: points.away },
    ]);
  }
  const replay = await loadReplay(tx, written.id);
  if (replay === null) throw new Error("the match was not found again");
  return replay;
}

async function rankedColumns(
  tx: Transaction,
  homeId: string,
  { home, away }: ReturnType<typeof ratePoints>,
  now: number,
) {
  return {
    homePointsBefore: home.before,
    homePointsAfter: home.after,
    awayPointsBefore: away.before,
    awayPointsAfter: away.after,
    rankedDay: utcDay(now),
    rankedNumber: (await countRankedToday(tx, homeId, now)) + 1,
    rematchFrom: new Date(now + REMATCH_PAUSE_MS),
  };
}
