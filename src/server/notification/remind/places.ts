import { sql } from "drizzle-orm";
import { utcDay } from "#game/leaderboard/movement.ts";
import type { DepsWithPool } from "#server/deps.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { findPlaced, holdThere, retryIfTableGone } from "#server/platform/standings/read-table.ts";
import { isUntold, tellOnce } from "./tell-once.ts";

/** The smallest move that managers are notified of. */
const PLACES = 10;

type DayStart = { id: number; name: string; settlementId: number | null };
type Settled = DayStart & { settlementId: number };

/**
 * Once a day (UTC), compares a running tournament's table at the start of the day with the places that managers were
 * last told, and notifies those who have moved. Places exist only when somebody has points. docs/rules.md#reminders.
 */
export async function tellOfPlaces(deps: DepsWithPool): Promise<void> {
  const { db, clock } = deps;
  const day = utcDay(clock.now());
  await db.execute(sql`
    delete from told_place p using tournament t where t.id = p.tournament_id and t.status = 'finished'`);
  await retryIfTableGone(async () => {
    for (const { settlementId, ...of } of await loadDayStarts(deps)) {
      if (settlementId === null || !(await findPlaced(db, [settlementId])).has(settlementId)) continue;
      await tellOfTournament(deps, { ...of, settlementId }, `tournament ${of.id} ${day}`);
    }
  });
}

/** Running tournaments not yet handled today, with their table at the start of the day; null if there was none. */
async function loadDayStarts({ db, clock }: DepsWithPool): Promise<DayStart[]> {
  const today = utcDay(clock.now());
  const { rows } = await db.execute<DayStart>(sql`
    select t.id, t.name,
           case when (s.settled_at at time zone 'UTC')::date = ${today}::date then s.day_start_id else s.id end as "settlementId"
      from tournament t
      join settlement s on s.id = t.settlement_id
     where t.status = 'active' and ${isUntold("place moved", sql`format('tournament %s %s', t.id, ${today}::text)`)}`);
  return rows;
}

async function tellOfTournament(deps: DepsWithPool, settled: Settled, subject: string): Promise<void> {
  const { id, name, settlementId } = settled;
  const cause = { kind: "place moved", subject } as const;
  await tellOnce(deps, cause, {
    recipients: sql`
        select s.user_id, jsonb_build_object('tournamentId', ${id}::integer, 'name', ${name}::text,
               'before', p.position, 'position', s.position) as data
          from standing s
          join told_place p on p.tournament_id = ${id} and p.user_id = s.user_id
         where s.settlement_id = ${settlementId} and ${hasMoved}`,
    check: (tx) => holdThere(tx, [settlementId]),
    note: async (tx) => {
      await notePlaces(tx, settled);
      await holdThere(tx, [settlementId]);
    },
  });
}

const hasMoved = sql`abs(s.position - p.position) >= ${PLACES}::integer`;

/** Stores the places that were just told, and those of managers without a stored one. */
async function notePlaces(tx: Transaction, { id, settlementId }: Settled): Promise<void> {
  await tx.execute(sql`
    update told_place p set position = s.position
      from standing s
     where p.tournament_id = ${id} and s.settlement_id = ${settlementId} and s.user_id = p.user_id and ${hasMoved}`);
  await tx.execute(sql`
    insert into told_place (tournament_id, user_id, position)
    select ${id}::integer, s.user_id, s.position from standing s where s.settlement_id = ${settlementId}
    on conflict do nothing`);
}
