import type pg from "pg";
import { CHIPS_PER_ROUND } from "#game/fantasy/power/chip.ts";
import { NO_CHIP, type SquadRows } from "#game/fantasy/columns/score-columns.ts";
import { SQUAD_SIZE } from "#game/fantasy/squad.ts";
import type { TableColumns } from "#game/fantasy/table/rank-columns.ts";
import { copyOut } from "#server/platform/db/binary-copy.ts";
import type { TextColumn } from "#server/platform/db/copy-columns.ts";

/** The squads of a round with what they bring along, as columns in one order. */
export interface LockedSquads {
  readonly count: number;
  readonly userIds: TextColumn;
  readonly squads: SquadRows;
  readonly paid: Int16Array;
  readonly transfers: Int16Array;
  /** Epoch milliseconds. */
  readonly joinedAt: Float64Array;
  /** The sums of the month and of the season after the round before; 0 for those who were not in it. */
  readonly monthBefore: TableColumns;
  readonly seasonBefore: TableColumns;
}

interface RoundToRead {
  readonly id: number;
  readonly leagueId: number;
  /** The round before; null for the first. */
  readonly before: { readonly id: number; readonly isSameMonth: boolean } | null;
}

/** Reads every squad of a locked round, in the transaction of the client. */
export async function readSquads(client: pg.PoolClient, round: RoundToRead): Promise<LockedSquads> {
  const { rows, columns } = await copyOut(client, query(round), [
    "text",
    { int4s: SQUAD_SIZE },
    { int4s: SQUAD_SIZE },
    "int4",
    "int4",
    { int4s: CHIPS_PER_ROUND },
    "int2",
    "int2",
    "int2",
    "timestamptz",
    "int2",
    "int2",
    "int2",
    "int2",
    "int2",
    "int2",
  ]);
  const [userIds, cardIds, pickCodes, captainIds, viceCaptainIds, chipCardIds, ...figures] = columns;
  const [costs, paid, transfers, joinedAt, ...before] = figures;
  const [monthPoints, monthPaid, monthTransfers, seasonPoints, seasonPaid, seasonTransfers] = before;
  return {
    count: rows,
    userIds,
    squads: { cardIds, pickCodes, captainIds, viceCaptainIds, chipCardIds, costs },
    paid,
    transfers,
    joinedAt,
    monthBefore: { points: monthPoints, paidTransfers: monthPaid, transfers: monthTransfers },
    seasonBefore: { points: seasonPoints, paidTransfers: seasonPaid, transfers: seasonTransfers },
  };
}

/** COPY knows no parameters; what is written into it are numbers of our own. */
function query({ id, leagueId, before }: RoundToRead): string {
  const chips = Array.from(
    { length: CHIPS_PER_ROUND },
    (_, at) => `coalesce(l.chip_card_ids[${at + 1}], ${NO_CHIP})`,
  );
  const month = before?.isSameMonth === true ? (name: string) => sumBefore(`month_${name}`) : () => NOTHING;
  const season = before === null ? () => NOTHING : (name: string) => sumBefore(`season_${name}`);
  const sums = ["points", "paid", "transfers"];
  return `
    select l.user_id, l.card_ids, l.pick_codes, l.captain_id, l.vice_captain_id, array[${chips.join(", ")}],
           l.cost, l.paid, l.transfers, s.joined_at,
           ${[...sums.map(month), ...sums.map(season)].join(", ")}
      from fantasy_locked_squad l
      join fantasy_squad s on s.league_id = ${leagueId} and s.user_id = l.user_id
      ${before === null ? "" : `left join fantasy_score b on b.round_id = ${before.id} and b.user_id = l.user_id`}
     where l.round_id = ${id}`;
}

const NOTHING = "0::smallint";

function sumBefore(column: string): string {
  return `coalesce(b.${column}, ${NOTHING})`;
}
