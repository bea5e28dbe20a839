import { type SQL, sql } from "drizzle-orm";
import { CHIPS_PER_ROUND } from "#game/fantasy/power/chip.ts";
import { NO_CHIP, type SquadRows } from "#game/fantasy/columns/score-columns.ts";
import type { TableColumns } from "#game/fantasy/table/rank-columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** The squads of a round with what they bring along, as columns in one order. */
export interface LockedSquads {
  readonly userIds: readonly string[];
  readonly squads: SquadRows;
  readonly paid: Int16Array;
  readonly transfers: Int16Array;
  /** Epoch milliseconds. */
  readonly joinedAt: Float64Array;
  /** The sums of the month and of the season after the round before; 0 for those who were not in it. */
  readonly monthBefore: TableColumns;
  readonly seasonBefore: TableColumns;
}

export interface RoundToRead {
  readonly id: number;
  readonly leagueId: number;
  /** The settlements of the month and of the season to which the round is added; null: there are none. */
  readonly monthBeforeId: number | null;
  readonly seasonBeforeId: number | null;
  readonly stopping: AbortSignal | undefined;
}

/** Squads that come in one answer: some megabytes. */
const AT_ONCE = 20_000;

/** A part as its arrays come, each with an element for a squad. */
type Part = {
  userIds: string[];
  cardIds: number[][];
  pickCodes: number[][];
  captainIds: number[];
  viceCaptainIds: number[];
  chipCardIds: number[][];
  costs: number[];
  paid: number[];
  transfers: number[];
  joinedAt: number[];
  monthPoints: number[];
  monthPaid: number[];
  monthTransfers: number[];
  seasonPoints: number[];
  seasonPaid: number[];
  seasonTransfers: number[];
};

/**
 * Reads every squad of a locked round, in a snapshot, in the order of the users' ids.
 *
 * @throws AbortError once the process stops
 */
export async function readSquads(db: Queryable, round: RoundToRead): Promise<LockedSquads> {
  const parts: Part[] = [];
  let after: string | null = "";
  while (after !== null) {
    round.stopping?.throwIfAborted();
    const part: Part | null = await loadPart(db, round, after);
    if (part !== null) parts.push(part);
    after = part?.userIds.at(-1) ?? null;
  }
  const numbers = (name: NumberColumn): number[] => parts.flatMap((part) => part[name].flat());
  const int16 = (name: NumberColumn) => Int16Array.from(numbers(name));
  const int32 = (name: NumberColumn) => Int32Array.from(numbers(name));
  return {
    userIds: parts.flatMap(({ userIds }) => userIds),
    squads: {
      cardIds: int32("cardIds"),
      pickCodes: int32("pickCodes"),
      captainIds: int32("captainIds"),
      viceCaptainIds: int32("viceCaptainIds"),
      chipCardIds: int32("chipCardIds"),
      costs: int16("costs"),
    },
    paid: int16("paid"),
    transfers: int16("transfers"),
    joinedAt: Float64Array.from(numbers("joinedAt")),
    monthBefore: {
      points: int16("monthPoints"),
      paidTransfers: int16("monthPaid"),
      transfers: int16("monthTransfers"),
    },
    seasonBefore: {
      points: int16("seasonPoints"),
      paidTransfers: int16("seasonPaid"),
      transfers: int16("seasonTransfers"),
    },
  };
}

type NumberColumn = Exclude<keyof Part, "userIds">;

/** The squads behind a user's; null where there are none. Served by fantasy_locked_squad_once. */
async function loadPart(db: Queryable, round: RoundToRead, after: string): Promise<Part | null> {
  const { id, leagueId, monthBeforeId, seasonBeforeId } = round;
  const chips = Array.from({ length: CHIPS_PER_ROUND }, (_, at) => chipAt(at + 1));
  const { rows } = await db.execute<Part>(sql`
    select ${jsonOf("user_id", "userIds")}, ${jsonOf("card_ids", "cardIds")}, ${jsonOf("pick_codes", "pickCodes")},
           ${jsonOf("captain_id", "captainIds")}, ${jsonOf("vice_captain_id", "viceCaptainIds")},
           ${jsonOf("chips", "chipCardIds")}, ${jsonOf("cost", "costs")}, ${jsonOf("paid", "paid")},
           ${jsonOf("transfers", "transfers")}, ${jsonOf("joined_at", "joinedAt")},
           ${jsonOf("month_points", "monthPoints")}, ${jsonOf("month_paid", "monthPaid")},
           ${jsonOf("month_transfers", "monthTransfers")}, ${jsonOf("season_points", "seasonPoints")},
           ${jsonOf("season_paid", "seasonPaid")}, ${jsonOf("season_transfers", "seasonTransfers")}
      from (select l.user_id, l.card_ids, l.pick_codes, l.captain_id, l.vice_captain_id,
                   array[${sql.join(chips, sql`, `)}] as chips, l.cost, l.paid, l.transfers,
                   extract(epoch from s.joined_at)::double precision * 1000 as joined_at,
                   coalesce(m.points, 0) as month_points, coalesce(m.key_1, 0) as month_paid,
                   coalesce(m.key_2, 0) as month_transfers, coalesce(b.points, 0) as season_points,
                   coalesce(b.key_1, 0) as season_paid, coalesce(b.key_2, 0) as season_transfers
              from fantasy_locked_squad l
              join fantasy_squad s on s.league_id = ${leagueId} and s.user_id = l.user_id
              left join standing m on m.settlement_id = ${monthBeforeId}::integer and m.user_id = l.user_id
              left join standing b on b.settlement_id = ${seasonBeforeId}::integer and b.user_id = l.user_id
             where l.round_id = ${id} and l.user_id > ${after}
             order by l.user_id limit ${AT_ONCE}) as part
    having count(*) > 0`);
  return rows[0] ?? null;
}

function jsonOf(column: string, name: keyof Part): SQL {
  return sql`array_to_json(array_agg(${sql.identifier(column)})) as ${sql.identifier(name)}`;
}

function chipAt(place: number): SQL {
  return sql`coalesce(l.chip_card_ids[${sql.raw(String(place))}], ${sql.raw(String(NO_CHIP))})`;
}
