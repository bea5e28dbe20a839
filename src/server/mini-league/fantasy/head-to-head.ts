import type { ResponseOf } from "#contract/endpoint.ts";
import type { DuelView, getHeadToHead } from "#contract/mini-league/mini-league-fantasy.ts";
import { currentRound, nextRound } from "#game/fantasy/round-state.ts";
import {
  averages,
  type Duel,
  headToHeadSchedule,
  headToHeadTable,
} from "#game/fantasy/table/head-to-head.ts";
import { roundsSince } from "#game/fantasy/table/table-rounds.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { type RoundRow, toRoundView } from "#server/fantasy/store.ts";
import { loadMemberPoints } from "./member-points.ts";
import { type AskedSeason, loadSeasonOfLeague, type SeasonOfLeague, toChoice } from "./season-of-league.ts";

interface AskedRound extends AskedSeason {
  readonly round?: number | undefined;
}

type HeadToHead = ResponseOf<typeof getHeadToHead>;

/** The duels of a mini-league in a round, and its head-to-head table. */
export async function loadHeadToHead(
  { db, clock }: Pick<Deps, "db" | "clock">,
  viewer: Viewer,
  asked: AskedRound,
): Promise<Outcome<HeadToHead, { code: "not_found" }>> {
  const now = clock.now();
  const season = await loadSeasonOfLeague(db, viewer, asked, now);
  if (season === null) return refused({ code: "not_found" as const });
  const { members, fantasyLeagues, fantasyLeague, rounds } = season;
  const shown = shownRounds(season, now);
  const round = roundOf(shown, asked.round, now);
  if (asked.round !== undefined && round === null) return refused({ code: "not_found" as const });
  const counted = new Map(rounds.filter(isCounted).map((one) => [one.round, one.id]));
  const pointsIn = await loadMemberPoints(db, {
    roundIds: [...counted.values()],
    // Somebody who came back is a member once for each time.
    userIds: [...new Set(members.map(({ userId }) => userId))],
  });
  const pointsOf = (userId: string, at: number) => pointsIn(userId, counted.get(at) ?? 0);
  const duels = headToHeadSchedule(members, rounds);
  const nameOf = new Map(members.map(({ userId, username }) => [userId, username]));
  const isRoundCounted = round !== null && counted.has(round.round);
  const view = toDuelView({ nameOf, averageIn: averages(duels, pointsOf), pointsOf, isRoundCounted });
  const present = members.filter(({ leftAt }) => leftAt === null).map(({ userId }) => userId);
  const table = headToHeadTable(
    present,
    duels.filter((duel) => counted.has(duel.round)),
    pointsOf,
  );
  return accepted({
    fantasyLeagues: fantasyLeagues.map(toChoice),
    fantasyLeague: fantasyLeague === null ? null : toChoice(fantasyLeague),
    rounds: shown.map((one) => toRoundView(one, now)).toReversed(),
    round: round === null ? null : toRoundView(round, now),
    duels: duels.filter((duel) => duel.round === round?.round).map(view),
    table: table.map(({ userId, ...row }) => ({ id: userId, username: nameOf.get(userId) ?? "", ...row })),
  });
}

/** Whether the squads of a round were counted at least once. */
function isCounted({ average }: RoundRow): boolean {
  return average !== null;
}

/**
 * Those that have begun since the mini-league was founded, and the one to come. Of a season that was over by then the
 * last one: nobody met in it, and it says so.
 */
function shownRounds(
  { rounds, foundedAt }: Pick<SeasonOfLeague, "rounds" | "foundedAt">,
  now: number,
): RoundRow[] {
  const since = roundsSince(rounds, foundedAt);
  const next = nextRound(since, now);
  if (since.length === 0) return rounds.slice(-1);
  return since.filter((round) => round.deadline <= now || round === next);
}

function roundOf(rounds: readonly RoundRow[], asked: number | undefined, now: number): RoundRow | null {
  if (asked !== undefined) return rounds.find(({ round }) => round === asked) ?? null;
  return currentRound(rounds, now) ?? rounds[0] ?? null;
}

interface DuelFacts {
  readonly nameOf: ReadonlyMap<string, string>;
  readonly averageIn: (round: number) => number;
  readonly pointsOf: (userId: string, round: number) => number;
  readonly isRoundCounted: boolean;
}

function toDuelView({ nameOf, averageIn, pointsOf, isRoundCounted }: DuelFacts) {
  return ({ round, userId, opponentId }: Duel): DuelView => {
    const side = (id: string) => ({
      id,
      username: nameOf.get(id) ?? "",
      points: isRoundCounted ? pointsOf(id, round) : null,
    });
    return {
      home: side(userId),
      away: opponentId === null ? null : side(opponentId),
      average: isRoundCounted ? averageIn(round) : null,
    };
  };
}
