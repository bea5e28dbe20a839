import { type SQL, sql } from "drizzle-orm";
import type { TableRow } from "#contract/leaderboard.ts";
import { publicName } from "#game/account/display-name.ts";
import { movementOf } from "#game/leaderboard/movement.ts";
import { tieBreaks } from "#game/tournament/standing.ts";
import { namesOfU } from "#server/account/name-columns.ts";
import { batchedLookup } from "#server/platform/batching/batched-lookup.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import {
  begins,
  inIndexOrder,
  isLike,
  likestFirst,
  setLeastLikeness,
  TYPO_FROM,
} from "#server/platform/db/name-search.ts";
import { holdThere, requireLines } from "#server/platform/standings/read-table.ts";
import type { SettlementRow } from "#server/platform/standings/table.ts";

/** Names that a search looks at: of a beginning that more share, the first ones by alphabet. */
const SEARCHED_NAMES = 200;
/** How like a name a text must be if no name in the table begins like it. */
const LEAST_LIKENESS = 0.4;

/** A settled table that can be read from any place on. Every read costs the same, however many lines there are. */
export interface TableSource {
  /** Such as "September 2025", or "2025/26". */
  readonly name: string;
  readonly isFinal: boolean;
  /** Null: nothing was settled, and there are no lines. */
  readonly settledAt: Date | null;
  readonly total: number;
  /** Up to `count` lines from this place on, without those of managers who have no username yet. */
  rowsFrom(place: number, count: number): Promise<TableRow[]>;
  /** A manager's line; null where they have none. */
  rowOf(userId: string): Promise<TableRow | null>;
  /** Lines of managers whose names begin like this, or else are like it, in the order of the table. */
  search(typed: string, count: number): Promise<TableRow[]>;
}

/** A period without any settlement. */
export function emptyTable(name: string): TableSource {
  return {
    name,
    isFinal: false,
    settledAt: null,
    total: 0,
    rowsFrom: async () => [],
    rowOf: async () => null,
    search: async () => [],
  };
}

/** A line as the query gives it. */
type SourceRow = Omit<TableRow, "username" | "movement" | "decidedBy"> & {
  username: string | null;
  /** The position with which the day began; null: none. */
  before: number | null;
  /** As its place in the tie-breaks. */
  decidedBy: number | null;
};

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
  const load = async (which: SQL, from: Queryable = db): Promise<SourceRow[]> => {
    const { rows } = await from.execute<SourceRow>(questionOf(settled, which));
    return rows;
  };
  const searchAlike = (typed: string): Promise<SourceRow[]> =>
    db.transaction(async (tx) => {
      await setLeastLikeness(tx, LEAST_LIKENESS);
      return load(whoseName(isLike(NAME, typed), likestFirst(NAME, typed, "name")), tx);
    });
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
    async search(typed, count) {
      const begun = await load(whoseName(begins(NAME, typed, "name"), inIndexOrder(NAME)));
      const rows = begun.length > 0 || typed.length < TYPO_FROM ? begun : await searchAlike(typed);
      if (rows.length === 0) await holdThere(db, [settlement.id]);
      return toShownRows(rows).slice(0, count);
    },
  };
}

const NAME = sql`search_text`;

/** The lines of managers of whom this is true. Served by user_search_text_idx and user_search_trigrams_idx. */
function whoseName(isTrue: SQL, order: SQL): SQL {
  return sql`s.user_id in (select id from "user" where ${isTrue} order by ${order} limit ${SEARCHED_NAMES})`;
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

/** The lines that others see. A user without a username isn't in them, and keeps the place. */
function toShownRows(rows: readonly SourceRow[]): TableRow[] {
  return rows.filter(({ username }) => username !== null).map(toTableRow);
}

/** A line as it is shown, under the name that others see. */
function toTableRow(row: SourceRow): TableRow {
  const { username, before, decidedBy, ...shown } = row;
  return {
    ...shown,
    username: publicName({ username }),
    movement: movementOf(before, row.position),
    decidedBy: tieBreaks[decidedBy ?? -1] ?? null,
  };
}
