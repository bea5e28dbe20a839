import { type SQL, sql } from "drizzle-orm";
import { namesOfU } from "#server/account/name-columns.ts";
import { batchedLookup } from "#server/platform/batching/batched-lookup.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { holdThere, requireLines } from "#server/platform/standings/read-table.ts";
import type { SettlementRow } from "#server/platform/standings/table.ts";
import {
  patternOf,
  SEARCHED_NAMES,
  type SourceRow,
  type TableSource,
  toShownRows,
  toTableRow,
} from "./table-source.ts";

/** The table of a settlement. */
interface Settled {
  readonly name: string;
  readonly settlement: SettlementRow;
  /** The table with which the day began; null: nothing is said to have moved. */
  readonly beforeId: number | null;
  /** In how many tournaments a manager is who has a line `s`. */
  readonly tournaments: SQL;
}

/**
 * Reads the table of a settlement. The settlements are values that are known when a question is planned, which is therefore
 * not prepared under a name: it locks their two partitions and no other.
 */
export function openSettledTable(db: Queryable, settled: Settled): TableSource {
  const { name, settlement } = settled;
  const load = async (which: SQL): Promise<SourceRow[]> => {
    const { rows } = await db.execute<SourceRow>(questionOf(settled, which));
    return rows;
  };
  return {
    name,
    isFinal: settlement.isFinal,
    settledAt: settlement.settledAt,
    total: settlement.lines,
    async rowsFrom(place, count) {
      const rows = await load(sql`s.place >= ${place} and s.place < ${place + count}`);
      requireLines(rows.length, settlement, { place, count });
      return toShownRows(rows);
    },
    rowOf: batchedLookup(async (userIds) => {
      const rows = await load(sql`s.user_id = any(${sql.param([...userIds])}::text[])`);
      if (rows.length < userIds.length) await holdThere(db, [settlement.id]);
      return new Map(rows.map((row) => [row.id, toTableRow(row)]));
    }),
    async search(beginning, count) {
      const rows = await load(sql`s.user_id in (
        select id from "user" where search_text like search_form(${patternOf(beginning)})
         order by search_text limit ${SEARCHED_NAMES})`);
      if (rows.length === 0) await holdThere(db, [settlement.id]);
      return toShownRows(rows).slice(0, count);
    },
  };
}

function questionOf({ settlement, beforeId, tournaments }: Settled, which: SQL): SQL {
  return sql`
    select u.id, s.place, s.position, s.points, ${tournaments} as tournaments, s.decided_by as "decidedBy",
           before.position as before, ${namesOfU}
      from standing s
      join "user" u on u.id = s.user_id
      left join standing before on before.settlement_id = ${beforeId}::integer and before.user_id = s.user_id
     where s.settlement_id = ${settlement.id}::integer and ${which}
     order by s.place`;
}
