import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { dayStartOf } from "#game/leaderboard/movement.ts";
import type { Season } from "#game/leaderboard/season.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import { dropTables } from "#server/platform/standings/drop-tables.ts";
import { retryIfTableGone, holdThere } from "#server/platform/standings/read-table.ts";
import { publishLive } from "#server/platform/live/publish-live.ts";
import { showTables } from "#server/platform/standings/show-tables.ts";
import { settlement, type SettlementRow } from "#server/platform/standings/table.ts";
import { writeTable } from "#server/platform/standings/write-table.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { loadSettledMonths, loadSettledSeasons, type SettledMonth } from "./settled-months.ts";
import { season } from "./table.ts";

/** What the settlements of seasons are called among all. */
const SEASON = "season";

/**
 * Brings the table of each season up to its tournaments' tables, however long ago it ended: its last month may be settled
 * or corrected after a long pause. A season without anything new costs a few small queries.
 *
 * @returns how many have a new table; null if another process is settling one
 */
export async function settleSeasons(deps: DepsWithPool): Promise<number | null> {
  const now = deps.clock.now();
  let settled = 0;
  let isAlone = true;
  for (const one of await loadSettledSeasons(deps.db)) {
    deps.jobs.stopping?.throwIfAborted();
    const isNew = await settleSeason(deps, one);
    if (isNew === null) isAlone = false;
    if (isNew !== true) continue;
    settled += 1;
    deps.log.info({ season: one.name }, "season settled");
    await deps.db.transaction((tx) =>
      publishLive(tx, [{ kind: "season", data: { startYear: one.startYear } }], now),
    );
  }
  return isAlone ? settled : null;
}

/**
 * Adds the tables of a season's tournaments up, in the way in which a tournament is settled, so reading never grows
 * with the number of managers. The same settlements again change nothing. One process at a time.
 *
 * @returns whether there was anything new; null if another process is settling it
 */
async function settleSeason(deps: DepsWithPool, of: Season): Promise<boolean | null> {
  return holdLock(deps.pool, `settle season ${of.startYear}`, async (holder) => {
    const now = deps.clock.now();
    const made = await retryIfTableGone(() => settle(holder, now, of));
    const shown = made ?? (await loadSeasonSettlement(drizzle(holder), of.startYear));
    const kept = [shown?.id ?? null, shown?.dayStartId ?? null];
    await dropTables(deps.pool, { kinds: [SEASON], scope: of.startYear, kept });
    return made !== null;
  });
}

/** @throws TableGoneError where a tournament has been settled again while its table was added. */
async function settle(
  client: pg.PoolClient,
  now: number,
  of: Season,
): Promise<{ readonly id: number; readonly dayStartId: number | null } | null> {
  const db = drizzle(client);
  const months = await loadSettledMonths(db, of);
  const inputHash = months.map(({ settlementId }) => settlementId).join(",");
  const last = await loadSeasonSettlement(db, of.startYear);
  if (inputHash === (last?.inputHash ?? "")) return null;
  const dayStartId = last === null ? null : dayStartOf(last, now);
  const about = { kind: SEASON, scope: of.startYear, inputHash, settledAt: new Date(now), dayStartId };
  const filled = months.filter(({ lines }) => lines > 0);
  const id = await writeTable(client, about, async (table) => {
    const lines = await addUp(db, table, filled);
    await holdThere(
      db,
      filled.map(({ settlementId }) => settlementId),
    );
    return lines;
  });
  await showTables(client, [id], async (tx) => {
    await tx
      .insert(season)
      .values({ startYear: of.startYear, settlementId: id })
      .onConflictDoUpdate({ target: season.startYear, set: { settlementId: id } });
  });
  return { id, dayStartId };
}

/** The settlement of a season that readers see; null before the first. */
export async function loadSeasonSettlement(db: Queryable, startYear: number): Promise<SettlementRow | null> {
  const rows = await db
    .select({ settlement })
    .from(season)
    .innerJoin(settlement, eq(settlement.id, season.settlementId))
    .where(eq(season.startYear, startYear));
  return rows[0]?.settlement ?? null;
}

/**
 * Equal points share a position; among them the earliest entry is first. Nothing of it leaves the database. A month
 * that is settled again in between counts as it was.
 */
async function addUp(db: Queryable, table: string, months: readonly SettledMonth[]): Promise<number> {
  const settlementIds = sql.param(months.map(({ settlementId }) => settlementId));
  const tournamentIds = sql.param(months.map(({ tournamentId }) => tournamentId));
  const { rowCount } = await db.execute(sql`
    insert into ${sql.identifier(table)} (place, position, user_id, points, key_1)
    select row_number() over (order by points desc, first_entry), rank() over (order by points desc),
           user_id, points, tournaments
      from (select s.user_id, sum(s.points)::integer as points, count(*)::smallint as tournaments,
                   min(e.id) as first_entry
              from standing s
              join unnest(${settlementIds}::integer[], ${tournamentIds}::integer[])
                as month(settlement_id, tournament_id) on month.settlement_id = s.settlement_id
              join tournament_entry e on e.tournament_id = month.tournament_id and e.user_id = s.user_id
             where s.settlement_id = any(${settlementIds}::integer[])
             group by s.user_id) as sums
     order by points desc, first_entry`);
  return rowCount ?? 0;
}
