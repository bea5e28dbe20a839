import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { scoresOfRound } from "#game/fantasy/card-points.ts";
import type { RoundState } from "#game/fantasy/round-state.ts";
import { POINTS_RULES_VERSION } from "#game/football/points.ts";
import type { Queryable } from "../../db/database.ts";
import { holdLock } from "../../db/lock.ts";
import type { Deps } from "../../deps.ts";
import { fantasyLeague, fantasyRound } from "../table.ts";
import { returnChips } from "./return-chips.ts";
import { freeze, loadRoundPlayed, type RoundPlayed } from "./round-players.ts";
import { scoreSquads } from "./score-squads.ts";
import { writeTables } from "./write-tables.ts";

/** A round of a hundred thousand squads takes some seconds. */
const TIME_LIMIT = "5min";
/** A round whose details a provider never completes is final all the same, so long after it could have been. */
const DETAILS_MISSING_MS = 7 * 24 * 3_600_000;

export type SettledRound = "settled" | "unchanged" | "not there" | "in other hands";

/**
 * Counts the squads of a round by `scoreRound`, and ranks the tables that it is in. All in one transaction, so readers
 * see the old points or the new ones, and a process that is killed leaves nothing. The input's hash tells whether
 * anything changed; a final round never changes again: what was counted is kept with it (design §6, "Fantasy league").
 */
export async function settleRound(deps: Deps, roundId: number): Promise<SettledRound> {
  const settled = await holdLock(deps.pool, `settle fantasy round ${roundId}`, async (holder) => {
    await holder.query("begin isolation level repeatable read");
    try {
      await holder.query(`set local statement_timeout = '${TIME_LIMIT}'`);
      const outcome = await settle(holder, roundId, deps.clock.now());
      await holder.query("commit");
      return outcome;
    } catch (error) {
      await holder.query("rollback").catch(() => undefined);
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
  if (round.state === "final" || round.lockedAt === null) return "unchanged";
  const played = await loadRoundPlayed(db, { ...round, season: league });
  const state = stateNow(round, played, now);
  const inputHash = await hashInput(db, roundId, state, played);
  if (inputHash === round.inputHash) return "unchanged";
  const scored = await scoreSquads(client, { roundId, state, scoreOf: scoresOfRound(played.players) });
  const isFinal = state === "final";
  if (isFinal) await returnChips(db, round);
  await db
    .update(fantasyRound)
    .set({ inputHash, ...scored, ...(isFinal ? { state, frozen: await frozenOf(db, roundId, played) } : {}) })
    .where(and(eq(fantasyRound.id, roundId)));
  await writeTables(db, round);
  return "settled";
}

/** Final only with the details of every fixture: what has not come yet could not be counted later. */
function stateNow(
  { state, finalAt }: typeof fantasyRound.$inferSelect,
  { fixtures }: RoundPlayed,
  now: number,
): Exclude<RoundState, "upcoming"> {
  if (state !== "provisional") return "live";
  if (now < finalAt.getTime()) return "provisional";
  const isComplete = fixtures.every(({ detailsHash }) => detailsHash !== null);
  return isComplete || now >= finalAt.getTime() + DETAILS_MISSING_MS ? "final" : "provisional";
}

/** What the points depend on: the rules, the squads, and the fixtures with their details. */
async function hashInput(
  db: Queryable,
  roundId: number,
  state: RoundState,
  { fixtures }: RoundPlayed,
): Promise<string> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from fantasy_locked_squad where round_id = ${roundId}`,
  );
  const facts = fixtures.map(({ id, kickOff, status, detailsHash }) => [id, kickOff, status, detailsHash]);
  return createHash("sha256")
    .update(JSON.stringify([POINTS_RULES_VERSION, state, rows[0]?.count, facts]))
    .digest("base64url");
}

/** The performances of those players whom a squad of the round holds. */
async function frozenOf(db: Queryable, roundId: number, { performances }: RoundPlayed) {
  const { rows } = await db.execute<{ playerId: number }>(
    sql`select player_id as "playerId" from fantasy_ownership where round_id = ${roundId}`,
  );
  const held = new Set(rows.map(({ playerId }) => playerId));
  return performances.filter(({ playerId }) => held.has(playerId)).map(freeze);
}
