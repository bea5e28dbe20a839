import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { dayStartOf } from "#game/leaderboard/movement.ts";
import { settleEntries, type SettledTable } from "#game/tournament/settle-entries.ts";
import { inSnapshot } from "#server/platform/db/in-transaction.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import { dropTables } from "#server/platform/standings/drop-tables.ts";
import { showTables } from "#server/platform/standings/show-tables.ts";
import { settlement } from "#server/platform/standings/table.ts";
import { copyLines, type Lines, writeTable } from "#server/platform/standings/write-table.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { writeDay, writePickShares } from "#server/tournament/month-facts.ts";
import { tournament } from "#server/tournament/table.ts";
import { tellFinalPlaces } from "#server/tournament/tell-tournament.ts";
import { entriesOf, noteMovedTotals } from "./corrected-totals.ts";
import { loadMovedTotals } from "./moved-totals.ts";
import type { Entries } from "./read-entries.ts";
import { type MonthInput, type ReadMonth, readMonth } from "./read-month.ts";

/** A settlement of ten million entries takes this long at the most. */
const TIME_LIMIT = "10min";
/** What the settlements of tournaments are called among all. */
export const MONTH = "month";

export type Settled = "settled" | "unchanged" | "not there" | "in other hands";

/**
 * Computes a tournament's table from the raw figures and makes it the one that readers see.
 *
 * The table is written where nobody looks; one short transaction then points readers at it, so they see the old table or
 * the new one and are never held up. What a process leaves that is killed before goes with the next settlement. The input's
 * hash tells whether anything changed since the last one. One process at a time for each tournament.
 */
export async function settleTournament(deps: DepsWithPool, tournamentId: number): Promise<Settled> {
  const { stopping } = deps.jobs;
  const settled = await holdLock(deps.pool, `settle tournament ${tournamentId}`, async (holder) => {
    const now = deps.clock.now();
    const read = await inSnapshot(holder, TIME_LIMIT, () =>
      readMonth(holder, tournamentId, { now, stopping }),
    );
    if (read === null) return "not there";
    const made =
      read.input === null ? null : await settle(holder, { read, input: read.input, now, stopping });
    const shown = made ?? read.last;
    const isNewlyFinal = read.isFinal && read.last?.isFinal !== true && shown !== null;
    if (isNewlyFinal) await makeFinal(deps, read, { settlementId: shown.id, at: new Date(now) });
    const kept = [shown?.id ?? null, shown?.dayStartId ?? null];
    await dropTables(deps.pool, { kinds: [MONTH], scope: tournamentId, kept });
    return made === null && !isNewlyFinal ? "unchanged" : "settled";
  });
  return settled ?? "in other hands";
}

interface Work {
  readonly read: ReadMonth;
  readonly input: MonthInput;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly stopping: AbortSignal | undefined;
}

interface Made {
  readonly id: number;
  readonly dayStartId: number | null;
}

async function settle(client: pg.PoolClient, { read, input, now, stopping }: Work): Promise<Made> {
  const { found, last, inputHash } = read;
  const { entries, performances, corrections } = input;
  const table = settleEntries(entries, performances);
  stopping?.throwIfAborted();
  const dayStartId = last === null ? null : dayStartOf(last, now);
  const about = {
    kind: MONTH,
    scope: found.id,
    inputHash,
    // Final only once the entrants have been told.
    isFinal: last?.isFinal ?? false,
    settledAt: new Date(now),
    lastInputId: entries.lastId,
    dayStartId,
  };
  const id = await writeTable(client, about, (name) =>
    copyLines(client, name, linesOf(table, entries), stopping),
  );
  stopping?.throwIfAborted();
  const db = drizzle(client);
  await writePickShares(db, id, entries.holders);
  const resettled = { holders: entriesOf(found.id), before: found.settlementId, after: id };
  const moved = await inSnapshot(client, TIME_LIMIT, () =>
    loadMovedTotals<number>(db, corrections, resettled),
  );
  const day = { tournamentId: found.id, at: Math.min(now, found.endsAt.getTime() - 1) };
  await showTables(client, [id], async (tx) => {
    await tx.update(tournament).set({ settlementId: id }).where(eq(tournament.id, found.id));
    await writeDay(tx, day, table.points);
    await noteMovedTotals(tx, found.id, moved);
  });
  return { id, dayStartId };
}

function linesOf({ order, positions, decidedBy, ...figures }: SettledTable, { userIds }: Entries): Lines {
  const { points, bestCard, goalsAndAssists, cards } = figures;
  const entryAt = (place: number): number => order[place] ?? 0;
  return {
    count: order.length,
    positionAt: (place) => positions[place] ?? 0,
    userIdAt: (place) => userIds[entryAt(place)] ?? "",
    pointsAt: (place) => points[entryAt(place)] ?? 0,
    keysAt: (place) => {
      const entry = entryAt(place);
      return [bestCard[entry] ?? 0, goalsAndAssists[entry] ?? 0, cards[entry] ?? 0];
    },
    decidedByAt: (place) => decidedBy[place] ?? 0,
  };
}

/**
 * Tells everyone in a table and then marks it as final. After a kill in between, the next run tells the rest
 * (notification_once).
 */
async function makeFinal(
  deps: DepsWithPool,
  { found }: ReadMonth,
  shown: { readonly settlementId: number; readonly at: Date },
): Promise<void> {
  await tellFinalPlaces(deps, found, shown);
  await deps.db.update(settlement).set({ isFinal: true }).where(eq(settlement.id, shown.settlementId));
}
