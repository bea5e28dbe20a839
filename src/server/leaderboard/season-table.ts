import { type SQL, sql } from "drizzle-orm";
import { dayStartOf } from "#game/leaderboard/movement.ts";
import type { Season } from "#game/leaderboard/season.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { namesOfU } from "#server/account/name-columns.ts";
import { queryPrepared } from "#server/platform/db/query-prepared.ts";
import { lookedUpTogether } from "#server/platform/batching/looked-up-together.ts";
import { loadSeasonSettlement } from "./settle-season.ts";
import {
  emptyTable,
  patternOf,
  SEARCHED_NAMES,
  type SourceRow,
  type TableSource,
  toShownRows,
  toTableRow,
} from "./table-source.ts";

/** The table of a season, as it was last added up. */
export async function openSeasonTable(pool: pg.Pool, season: Season, now: number): Promise<TableSource> {
  const settled = await loadSeasonSettlement(drizzle(pool), season.startYear);
  if (settled === null) return emptyTable(season.name);
  const { id } = settled;
  const before = dayStartOf(settled, now) ?? 0;
  const load = (which: SQL) =>
    queryPrepared<SourceRow>(
      pool,
      sql`
      select u.id, s.place, s.position, s.points, s.tournaments, null as "decidedBy", before.position as before,
             ${namesOfU}
        from season_standing s
        join "user" u on u.id = s.user_id
        left join season_standing before on before.settlement_id = ${before} and before.user_id = s.user_id
       where s.settlement_id = ${id} and ${which}
       order by s.place`,
    );
  return {
    name: season.name,
    isFinal: false,
    settledAt: settled.settledAt,
    total: settled.managers,
    rowsFrom: (place, count) =>
      load(sql`s.place >= ${place} and s.place < ${place + count}`).then(toShownRows),
    rowOf: lookedUpTogether(async (userIds) => {
      const rows = await load(sql`s.user_id = any(${sql.param([...userIds])}::text[])`);
      return new Map(rows.map((row) => [row.id, toTableRow(row)]));
    }),
    search: async (beginning, count) => {
      const found = await load(sql`s.user_id in (
        select id from "user" where search_text like search_form(${patternOf(beginning)})
         order by search_text limit ${SEARCHED_NAMES})`);
      return toShownRows(found).slice(0, count);
    },
  };
}
