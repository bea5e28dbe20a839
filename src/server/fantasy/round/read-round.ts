import { createHash } from "node:crypto";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { scoresOfRound } from "#game/fantasy/card-points.ts";
import type { RoundState } from "#game/fantasy/round-state.ts";
import { POINTS_RULES_VERSION } from "#game/football/points.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import { tournamentMonthOf } from "#game/tournament/month.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { holdThere } from "#server/platform/standings/read-table.ts";
import { fantasyLeague, fantasyRound, type FrozenPerformance } from "#server/fantasy/table.ts";
import type { CountedCorrection } from "#server/tournament/settlement/moved-totals.ts";
import { loadFreshCorrections } from "./corrections.ts";
import { type LockedSquads, readSquads } from "./read-squads.ts";
import { freeze, loadRoundPlayed, type RoundPlayed } from "./round-players.ts";

/** A round whose details a provider never completes is final all the same, so long after it could have been. */
const DETAILS_MISSING_MS = 7 * DAY_MS;

export type FantasyRound = typeof fantasyRound.$inferSelect;

/** What a settlement of a round goes by, as one snapshot has it. */
export interface ReadRound {
  readonly round: FantasyRound;
  /** Of the round's row: another one once anybody has written it. */
  readonly version: string;
  /** What the tables are made of; null where the last ones were made of the same. */
  readonly input: RoundInput | null;
}

export interface RoundInput {
  readonly state: Exclude<RoundState, "upcoming">;
  readonly inputHash: string;
  readonly summedOn: string;
  /** What is counted, to be kept; null while the round is not final. */
  readonly frozen: readonly FrozenPerformance[] | null;
  readonly locked: LockedSquads;
  readonly scoreOf: ReturnType<typeof scoresOfRound>;
  readonly corrections: readonly CountedCorrection[];
}

/**
 * @returns null where there is no such round
 * @throws TableGoneError if the round before has been settled again in between
 */
export async function readRound(
  db: Queryable,
  roundId: number,
  { now, stopping }: { readonly now: number; readonly stopping: AbortSignal | undefined },
): Promise<ReadRound | null> {
  const [found] = await db
    .select({ round: fantasyRound, league: fantasyLeague, version: sql<string>`fantasy_round.xmin::text` })
    .from(fantasyRound)
    .innerJoin(fantasyLeague, eq(fantasyLeague.id, fantasyRound.leagueId))
    .where(eq(fantasyRound.id, roundId));
  if (found === undefined) return null;
  const { round, league, version } = found;
  if (round.lockedAt === null) return { round, version, input: null };
  const before = await loadRoundBefore(db, round);
  const played = await loadRoundPlayed(db, { ...round, season: league });
  const state = stateNow(round, played, now);
  const summedOn = before?.inputHash ?? "";
  const frozen = state === "final" ? (round.frozen ?? (await frozenOf(db, roundId, played))) : null;
  const inputHash = await hashInput(db, { round, state, fixtures: played.fixtures, frozen, summedOn });
  if (inputHash === round.inputHash) return { round, version, input: null };
  const isSameMonth = before !== null && monthOf(before) === monthOf(round);
  const monthBeforeId = isSameMonth ? before.monthSettlementId : null;
  const seasonBeforeId = before?.seasonSettlementId ?? null;
  const locked = await readSquads(db, { ...round, monthBeforeId, seasonBeforeId, stopping });
  await holdThere(
    db,
    [monthBeforeId, seasonBeforeId].flatMap((id) => id ?? []),
  );
  const corrections = await loadFreshCorrections(db, round);
  const scoreOf = scoresOfRound(played.players, league.season);
  return { round, version, input: { state, inputHash, summedOn, frozen, locked, scoreOf, corrections } };
}

function monthOf({ deadline }: Pick<FantasyRound, "deadline">): string {
  return tournamentMonthOf(deadline.getTime()).key;
}

type RoundBefore = Pick<FantasyRound, "deadline" | "inputHash" | "monthSettlementId" | "seasonSettlementId">;

/** The round of the league that was locked before this one. */
async function loadRoundBefore(
  db: Queryable,
  { leagueId, deadline, round }: FantasyRound,
): Promise<RoundBefore | null> {
  const { inputHash, monthSettlementId, seasonSettlementId } = fantasyRound;
  const rows = await db
    .select({ deadline: fantasyRound.deadline, inputHash, monthSettlementId, seasonSettlementId })
    .from(fantasyRound)
    .where(
      and(
        eq(fantasyRound.leagueId, leagueId),
        isNotNull(fantasyRound.lockedAt),
        sql`(${fantasyRound.deadline}, ${fantasyRound.round}) < (${deadline}, ${round})`,
      ),
    )
    .orderBy(desc(fantasyRound.deadline), desc(fantasyRound.round))
    .limit(1);
  return rows[0] ?? null;
}

/** Final only with the details of every fixture: what has not come yet could not be counted later. */
function stateNow(
  { state, finalAt }: FantasyRound,
  { fixtures }: RoundPlayed,
  now: number,
): Exclude<RoundState, "upcoming"> {
  if (state === "final") return "final";
  if (state !== "provisional") return "live";
  if (now < finalAt.getTime()) return "provisional";
  const isComplete = fixtures.every(({ awaitsDetails }) => !awaitsDetails);
  return isComplete || now >= finalAt.getTime() + DETAILS_MISSING_MS ? "final" : "provisional";
}

interface Input {
  readonly round: FantasyRound;
  readonly state: RoundState;
  readonly fixtures: RoundPlayed["fixtures"];
  /** Of a final round. */
  readonly frozen: readonly FrozenPerformance[] | null;
  readonly summedOn: string;
}

/** What points and sums depend on: the rules, the squads, the fixtures with their details, and the round before. */
async function hashInput(
  db: Queryable,
  { round, state, fixtures, frozen, summedOn }: Input,
): Promise<string> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from fantasy_locked_squad where round_id = ${round.id}`,
  );
  const facts =
    frozen?.map(inFixedOrder) ??
    fixtures.map(({ id, kickOff, status, detailsHash }) => [id, kickOff, status, detailsHash]);
  return createHash("sha256")
    .update(JSON.stringify([POINTS_RULES_VERSION, state, rows[0]?.count, facts, summedOn]))
    .digest("base64url");
}

/** A database gives the names of figures back in an order of its own. */
function inFixedOrder({ fixtureId, playerId, figures }: FrozenPerformance) {
  return [fixtureId, playerId, Object.entries(figures).toSorted(([a], [b]) => (a < b ? -1 : 1))];
}

/** The performances of the players in squads of the round. */
async function frozenOf(db: Queryable, roundId: number, { performances }: RoundPlayed) {
  const { rows } = await db.execute<{ playerId: number }>(
    sql`select player_id as "playerId" from fantasy_ownership where round_id = ${roundId}`,
  );
  const held = new Set(rows.map(({ playerId }) => playerId));
  return performances.filter(({ playerId }) => held.has(playerId)).map(freeze);
}
