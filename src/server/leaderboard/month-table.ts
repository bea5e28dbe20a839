import { type SQL, sql } from "drizzle-orm";
import { dayStartOf } from "#game/leaderboard/movement.ts";
import type { TournamentMonth } from "#game/tournament/month.ts";
import type pg from "pg";
import { namesOfU } from "#server/account/name-columns.ts";
import { queryPrepared } from "#server/platform/db/query-prepared.ts";
import { lookedUpTogether } from "#server/platform/batching/looked-up-together.ts";
import {
  emptyTable,
  patternOf,
  SEARCHED_NAMES,
  type SourceRow,
  type TableSource,
  toShownRows,
  toTableRow,
} from "./table-source.ts";

/** The settlement of a tournament that readers see. */
type Settled = {
  tournamentId: number;
  name: string;
  endsAt: Date;
  id: number;
  isFinal: boolean;
  settledAt: Date;
  total: number;
  dayStartId: number | null;
};

/** The table of a month's tournament. Only the one that is under way has movement. */
export async function openMonthTable(
  pool: pg.Pool,
  month: TournamentMonth,
  now: number,
): Promise<TableSource> {
  const settled = await loadSettled(pool, month.key);
  if (settled === null) return emptyTable(month.name);
  const { tournamentId, id } = settled;
  const before = now < settled.endsAt.getTime() ? dayStartOf(settled, now) : null;
  const load = (lines: SQL) => queryPrepared<SourceRow>(pool, withManagers(lines, before));
  return {
    name: settled.name,
    isFinal: settled.isFinal,
    settledAt: settled.settledAt,
    total: settled.total,
    rowsFrom: (place, count) => load(linesFrom(id, place, count)).then(toShownRows),
    rowOf: lookedUpTogether(async (userIds) => {
      const rows = await load(linesOf(id, entriesOf(tournamentId, userIds)));
      return new Map(rows.map((row) => [row.id, toTableRow(row)]));
    }),
    search: async (beginning, count) => {
      const found = await load(linesOf(id, entriesNamed(tournamentId, beginning)));
      return toShownRows(found).slice(0, count);
    },
  };
}

async function loadSettled(pool: pg.Pool, month: string): Promise<Settled | null> {
  const rows = await queryPrepared<Settled>(
    pool,
    sql`
    select t.id as "tournamentId", t.name, t.ends_at as "endsAt", s.id, s.is_final as "isFinal", s.settled_at as "settledAt",
           s.entries as total, s.day_start_id as "dayStartId"
      from tournament t join settlement s on s.id = t.settlement_id
     where t.month = ${month}`,
  );
  return rows[0] ?? null;
}

/** Lines from a place on. Served by standing_run_block_once and standing_order_once: a row or two of each. */
function linesFrom(settlementId: number, place: number, count: number): SQL {
  return sql`select * from standing_lines(${settlementId}, ${place}, ${count})`;
}

/** The lines of some entries, each found by keys. */
function linesOf(settlementId: number, entries: SQL): SQL {
  return sql`
    select s.* from (${entries}) as wanted cross join lateral standing_of(${settlementId}, wanted.id) as s`;
}

function entriesOf(tournamentId: number, userIds: readonly string[]): SQL {
  return sql`
    select id from tournament_entry
     where tournament_id = ${tournamentId} and user_id = any(${sql.param([...userIds])}::text[])`;
}

/** Entries of managers whose names begin like this. Served by user_search_text_idx. */
function entriesNamed(tournamentId: number, beginning: string): SQL {
  return sql`
    select e.id
      from (select id from "user" where search_text like search_form(${patternOf(beginning)})
             order by search_text limit ${SEARCHED_NAMES}) as named
      join tournament_entry e on e.tournament_id = ${tournamentId} and e.user_id = named.id`;
}

function withManagers(lines: SQL, beforeId: number | null): SQL {
  return sql`
    select u.id, line.place, line.position, line.points, 1 as tournaments, line.decided_by as "decidedBy",
           before.position as before,
           ${namesOfU}
      from (${lines}) as line
      join tournament_entry e on e.id = line.entry_id
      join "user" u on u.id = e.user_id
      left join lateral standing_of(${beforeId}, line.entry_id) as before on true
     order by line.place`;
}
