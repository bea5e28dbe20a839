import { and, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { dayStartOf } from "#game/leaderboard/movement.ts";
import { type Season, seasonOf } from "#game/leaderboard/season.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { inSnapshot } from "#server/platform/db/in-snapshot.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import type { Deps } from "#server/deps.ts";
import { season, seasonSettlement, seasonStanding } from "./table.ts";

/** Corrections of its last month reach a season for so long after its end. */
const LOOK_BACK_MS = 35 * DAY_MS;
/** Ten million lines take this long at the most. */
const TIME_LIMIT = "10min";

/** Brings the table of the season, and of the one before while it may still change, up to its tournaments' tables. */
export async function settleSeasons(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const seasons = [seasonOf(now - LOOK_BACK_MS), seasonOf(now)];
  const years = new Map(seasons.map((one) => [one.startYear, one]));
  for (const one of years.values()) {
    if (await settleSeason(deps, one)) deps.log.info({ season: one.name }, "season settled");
  }
}

/**
 * Adds the tables of a season's tournaments up, in one transaction that ends with the season pointing at the sum: the
 * same shape as the settlement of a tournament, so reading never grows with the number of managers. The same
 * settlements again change nothing. One process at a time.
 *
 * @returns whether there was anything new
 */
export async function settleSeason(deps: Deps, of: Season): Promise<boolean> {
  const settled = await holdLock(deps.pool, `settle season ${of.startYear}`, (holder) =>
    inSnapshot(holder, TIME_LIMIT, () => settle(holder, deps.clock.now(), of)),
  );
  return settled ?? false;
}

async function settle(client: pg.PoolClient, now: number, of: Season): Promise<boolean> {
  const db = drizzle(client);
  const inputKey = await loadInputKey(db, of);
  const last = await loadSeasonSettlement(db, of.startYear);
  if (inputKey === (last?.inputKey ?? "")) return false;
  const dayStartId = last === null ? null : dayStartOf(last, now);
  const [made] = await db
    .insert(seasonSettlement)
    .values({ startYear: of.startYear, inputKey, managers: 0, settledAt: new Date(now), dayStartId })
    .returning({ id: seasonSettlement.id });
  if (made === undefined) throw new Error("the settlement was not returned");
  const { id } = made;
  const managers = await writeStandings(db, id, of);
  await db.update(seasonSettlement).set({ managers }).where(eq(seasonSettlement.id, id));
  await db
    .insert(season)
    .values({ startYear: of.startYear, settlementId: id })
    .onConflictDoUpdate({ target: season.startYear, set: { settlementId: id } });
  await dropOlder(db, of.startYear, [id, last?.id ?? 0, dayStartId ?? 0]);
  return true;
}

/** The settlement of a season that readers see; null before the first. */
export async function loadSeasonSettlement(
  db: Queryable,
  startYear: number,
): Promise<typeof seasonSettlement.$inferSelect | null> {
  const rows = await db
    .select({ settlement: seasonSettlement })
    .from(season)
    .innerJoin(seasonSettlement, eq(seasonSettlement.id, season.settlementId))
    .where(eq(season.startYear, startYear));
  return rows[0]?.settlement ?? null;
}

/** The settlements that are to be added up; empty where no tournament has any. */
async function loadInputKey(db: Queryable, { startsAt, endsAt }: Season): Promise<string> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select coalesce(string_agg(settlement_id::text, ',' order by id), '') as key
      from tournament
     where starts_at >= ${new Date(startsAt)} and starts_at < ${new Date(endsAt)} and settlement_id is not null`);
  return rows[0]?.key ?? "";
}

/** Equal points share a position; among them stands first who entered first. */
async function writeStandings(
  db: Queryable,
  settlementId: number,
  { startsAt, endsAt }: Season,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into season_standing (settlement_id, user_id, place, position, points, tournaments)
    select ${settlementId}, user_id, row_number() over (order by points desc, first_entry),
           rank() over (order by points desc), points, tournaments
      from (select e.user_id, sum(s.points)::integer as points, count(*)::smallint as tournaments,
                   min(e.id) as first_entry
              from tournament t
              join standing s on s.settlement_id = t.settlement_id
              join tournament_entry e on e.id = s.entry_id
             where t.starts_at >= ${new Date(startsAt)} and t.starts_at < ${new Date(endsAt)}
             group by e.user_id) as sums
     order by points desc, first_entry`);
  return rowCount ?? 0;
}

async function dropOlder(db: Queryable, startYear: number, kept: readonly number[]): Promise<void> {
  const isOlder = sql`${seasonSettlement.id} <> all(${sql.param([...kept])}::integer[])`;
  const dropped = await db
    .delete(seasonSettlement)
    .where(and(eq(seasonSettlement.startYear, startYear), isOlder))
    .returning({ id: seasonSettlement.id });
  for (const { id } of dropped) await db.delete(seasonStanding).where(eq(seasonStanding.settlementId, id));
}
