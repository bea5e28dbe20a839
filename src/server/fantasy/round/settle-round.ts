import { createHash } from "node:crypto";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { scoresOfRound } from "#game/fantasy/card-points.ts";
import type { RoundState } from "#game/fantasy/round-state.ts";
import { POINTS_RULES_VERSION } from "#game/football/points.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { inSnapshot } from "#server/platform/db/in-snapshot.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import { isConflict } from "#server/platform/db/violation.ts";
import type { Deps } from "#server/deps.ts";
import { fantasyLeague, fantasyRound, type FrozenPerformance } from "#server/fantasy/table.ts";
import { keepTotalsBefore, loadFreshCorrections, noteMovedTotals } from "./corrections.ts";
import { returnChips } from "./return-chips.ts";
import { freeze, loadRoundPlayed, type RoundPlayed } from "./round-players.ts";
import { scoreSquads } from "./score-squads.ts";

/** A round of a hundred thousand squads takes some seconds. */
const TIME_LIMIT = "5min";
/** A round whose details a provider never completes is final all the same, so long after it could have been. */
const DETAILS_MISSING_MS = 7 * DAY_MS;

type FantasyRound = typeof fantasyRound.$inferSelect;

export type SettledRound = "settled" | "unchanged" | "not there" | "in other hands";

/**
 * Counts the squads of a round by the rules of `scoreRound`, and ranks the tables that it is in. All in one transaction, so
 * readers see the old points or the new ones, and a process that is killed leaves nothing. The input's hash tells whether
 * anything changed. What a final round has counted is kept with it and does not change (design §6, "Fantasy league"),
 * unless an admin allows a correction; its sums are counted anew where those of the round before were.
 */
export async function settleRound(deps: Deps, roundId: number): Promise<SettledRound> {
  const settled = await holdLock(deps.pool, `settle fantasy round ${roundId}`, async (holder) => {
    try {
      return await inSnapshot(holder, TIME_LIMIT, () => settle(holder, roundId, deps.clock.now()));
    } catch (error) {
      // The round was written down anew meanwhile, as another instance may at any time: the next run counts it as it is now.
      if (isConflict(error)) return null;
      throw error;
    }
  });
  return settled ?? "in other hands";
}

async function settle(client: pg.PoolClient, roundId: number, now: number): Promise<SettledRound> {
  const db = drizzle(client);
  const [found] = await db
    .select({ round: fantasyRound, league: fantasyLeague })
    .from(fantasyRound)
    .innerJoin(fantasyLeague, eq(fantasyLeague.id, fantasyRound.leagueId))
    .where(eq(fantasyRound.id, roundId));
  if (found === undefined) return "not there";
  const { round, league } = found;
  if (round.lockedAt === null) return "unchanged";
  const before = await loadRoundBefore(db, round);
  const played = await loadRoundPlayed(db, { ...round, season: league });
  const state = stateNow(round, played, now);
  const summedOn = before?.inputHash ?? "";
  const frozen = state === "final" ? (round.frozen ?? (await frozenOf(db, roundId, played))) : null;
  const inputHash = await hashInput(db, { round, state, fixtures: played.fixtures, frozen, summedOn });
  if (inputHash === round.inputHash) return "unchanged";
  const corrections = await loadFreshCorrections(db, round);
  if (corrections.length > 0) await keepTotalsBefore(db, roundId);
  const scoreOf = scoresOfRound(played.players);
  const scored = await scoreSquads(client, { round, before, state, scoreOf });
  await noteMovedTotals(db, roundId, corrections);
  if (state === "final" && round.state !== "final") await returnChips(db, round);
  await db
    .update(fantasyRound)
    .set({ inputHash, summedOn, ...scored, ...(frozen === null ? {} : { state, frozen }) })
    .where(eq(fantasyRound.id, roundId));
  return "settled";
}

/** The round of the league that was locked before this one. */
async function loadRoundBefore(
  db: Queryable,
  { leagueId, deadline, round }: FantasyRound,
): Promise<Pick<FantasyRound, "id" | "deadline" | "inputHash"> | null> {
  const { id, inputHash } = fantasyRound;
  const rows = await db
    .select({ id, deadline: fantasyRound.deadline, inputHash })
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
  const isComplete = fixtures.every(({ detailsHash }) => detailsHash !== null);
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

/** The performances of those players whom a squad of the round holds. */
async function frozenOf(db: Queryable, roundId: number, { performances }: RoundPlayed) {
  const { rows } = await db.execute<{ playerId: number }>(
    sql`select player_id as "playerId" from fantasy_ownership where round_id = ${roundId}`,
  );
  const held = new Set(rows.map(({ playerId }) => playerId));
  return performances.filter(({ playerId }) => held.has(playerId)).map(freeze);
}
