import { and, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Queryable } from "#server/platform/db/database.ts";
import { inSnapshot } from "#server/platform/db/in-transaction.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import { dropTables } from "#server/platform/standings/drop-tables.ts";
import { retryIfTableGone } from "#server/platform/standings/read-table.ts";
import { showTables } from "#server/platform/standings/show-tables.ts";
import { copyLines, writeTable } from "#server/platform/standings/write-table.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { fantasyRound } from "#server/fantasy/table.ts";
import { loadMovedTotals } from "#server/tournament/settlement/moved-totals.ts";
import { noteMovedTotals, squadsOf } from "./corrections.ts";
import { type ReadRound, readRound, type RoundInput } from "./read-round.ts";
import { scoreSquads } from "./score-squads.ts";

/** A round of a hundred thousand squads takes some seconds. */
const TIME_LIMIT = "5min";
/** What the settlements of a round are called among all: of its own table, and of those of its month and season. */
const KINDS = { round: "fantasy round", month: "fantasy month", season: "fantasy season" } as const;

export type SettledRound = "settled" | "unchanged" | "not there" | "in other hands";

/** The round has been written down again while it was counted. */
class RoundChangedError extends Error {
  override readonly name = "RoundChangedError";
}

/**
 * Counts the squads of a round by the rules of `scoreRound`, and ranks the tables that it is in. They are written where
 * nobody looks, and one short transaction points readers at all three. The input's hash tells whether anything changed.
 * What a final round has counted is kept with it and does not change (docs/rules.md), unless an admin allows a
 * correction; its sums are counted again where those of the round before were.
 *
 * @throws AbortError once the process stops
 */
export async function settleRound(deps: DepsWithPool, roundId: number): Promise<SettledRound> {
  const { stopping } = deps.jobs;
  const settled = await holdLock(deps.pool, `settle fantasy round ${roundId}`, async (holder) => {
    const now = deps.clock.now();
    const read = await retryIfTableGone(() =>
      inSnapshot(holder, TIME_LIMIT, () => readRound(drizzle(holder), roundId, { now, stopping })),
    );
    if (read === null) return "not there";
    try {
      if (read.input !== null) await settle(holder, read, { input: read.input, now, stopping });
    } catch (error) {
      // As another instance may at any time: the next run counts the round as it is now.
      if (error instanceof RoundChangedError) return null;
      throw error;
    } finally {
      // At a stop what has been written is left to the next settlement: dropping it may have to wait for readers.
      if (stopping?.aborted !== true) await dropOthers(deps, roundId);
    }
    return read.input === null ? "unchanged" : "settled";
  });
  return settled ?? "in other hands";
}

interface Work {
  readonly input: RoundInput;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly stopping: AbortSignal | undefined;
}

async function settle(
  client: pg.PoolClient,
  { round, version }: ReadRound,
  { input, now, stopping }: Work,
): Promise<void> {
  const db = drizzle(client);
  const { squads, average, ...tables } = scoreSquads(input.locked, input);
  const write = (table: keyof typeof KINDS): Promise<number> => {
    stopping?.throwIfAborted();
    const lines = tables[table]();
    const about = {
      kind: KINDS[table],
      scope: round.id,
      inputHash: input.inputHash,
      settledAt: new Date(now),
    };
    return writeTable(client, about, (name) => copyLines(client, name, lines, stopping));
  };
  const settlementId = await write("round");
  const monthSettlementId = await write("month");
  const seasonSettlementId = await write("season");
  stopping?.throwIfAborted();
  const resettled = { holders: squadsOf(round.id), before: round.settlementId, after: settlementId };
  const moved = await inSnapshot(client, TIME_LIMIT, () =>
    loadMovedTotals<string>(db, input.corrections, resettled),
  );
  const pointers = { settlementId, monthSettlementId, seasonSettlementId };
  await showTables(client, Object.values(pointers), async (tx) => {
    const { inputHash, summedOn, state, frozen } = input;
    const kept = frozen === null ? {} : { state, frozen };
    const written = await tx
      .update(fantasyRound)
      .set({ ...pointers, inputHash, summedOn, squads, average, ...kept })
      .where(and(eq(fantasyRound.id, round.id), sql`xmin::text = ${version}`));
    if (written.rowCount === 0) throw new RoundChangedError("another run has written the round in between");
    await noteMovedTotals(tx, round.id, moved);
    if (state === "final" && round.state !== "final") await returnChips(tx, round);
  });
}

/** Drops the tables that readers are not pointed at. */
async function dropOthers({ db, pool }: DepsWithPool, roundId: number): Promise<void> {
  const kept = await loadShown(db, roundId);
  await dropTables(pool, { kinds: Object.values(KINDS), scope: roundId, kept });
}

async function loadShown(db: Queryable, roundId: number): Promise<(number | null)[]> {
  const { settlementId, monthSettlementId, seasonSettlementId } = fantasyRound;
  const rows = await db
    .select({ settlementId, monthSettlementId, seasonSettlementId })
    .from(fantasyRound)
    .where(eq(fantasyRound.id, roundId));
  return rows.flatMap((row) => Object.values(row));
}

/**
 * Gives chips back whose card's club had no fixture in the round after all: its fixture was put off after the deadline.
 * The club is the one at the deadline: a player who moves afterwards played for it, and was doubled.
 */
async function returnChips(
  db: Queryable,
  { id, leagueId, round, fixtureCounts }: typeof fantasyRound.$inferSelect,
): Promise<void> {
  const clubIds = Object.keys(fixtureCounts).map(Number);
  await db.execute(sql`
    update fantasy_chip_use u
       set is_returned = true
      from fantasy_locked_squad l
     where u.league_id = ${leagueId} and u.round = ${round} and not u.is_returned
       and l.round_id = ${id} and l.user_id = u.user_id
       and (u.club_id is null or u.club_id <> all(${sql.param(clubIds)}::integer[]))`);
}
