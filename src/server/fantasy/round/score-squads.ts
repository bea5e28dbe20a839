import type pg from "pg";
import type { ScoreOf } from "#game/fantasy/card-points.ts";
import { scoreColumns } from "#game/fantasy/columns/score-columns.ts";
import type { RoundState } from "#game/fantasy/round-state.ts";
import { leagueRanking, type TableColumns } from "#game/fantasy/table/rank-columns.ts";
import { tournamentMonthOf } from "#game/tournament/month.ts";
import { copyIn } from "#server/platform/db/binary-copy.ts";
import type { CopyColumn } from "#server/platform/db/copy-columns.ts";
import { type LockedSquads, readSquads } from "./read-squads.ts";

interface LockedRound {
  readonly id: number;
  readonly leagueId: number;
  readonly deadline: Date;
}

interface RoundToScore {
  readonly round: LockedRound;
  /** The round before it in the league; null for the first. */
  readonly before: Pick<LockedRound, "id" | "deadline"> | null;
  readonly state: Exclude<RoundState, "upcoming">;
  readonly scoreOf: ScoreOf;
}

/**
 * Counts every squad of a round by the rules of `scoreRound`, ranks the tables of the round, of its month (UTC) and of the
 * season as `rankLeague` does, and writes one row for each squad in place of that of before, in the transaction of the
 * client. What the tables held before is read from the round before, so a round late in the season takes no longer.
 */
export async function scoreSquads(
  client: pg.PoolClient,
  { round, before, state, scoreOf }: RoundToScore,
): Promise<{ squads: number; average: number | null }> {
  const isSameMonth = before !== null && monthOf(before) === monthOf(round);
  const locked = await readSquads(client, {
    ...round,
    before: before === null ? null : { id: before.id, isSameMonth },
  });
  const totals = scoreColumns(locked.squads, { state, scoreOf });
  await client.query("delete from fantasy_score where round_id = $1", [round.id]);
  await copyIn(
    client,
    `fantasy_score (round_id, user_id, total, paid, transfers, position,
                    month_points, month_paid, month_transfers, month_position,
                    season_points, season_paid, season_transfers, season_position)`,
    { columns: toColumns(round.id, locked, totals), rows: locked.count },
  );
  const sum = totals.reduce((points, total) => points + total, 0);
  return { squads: locked.count, average: locked.count === 0 ? null : Math.round(sum / locked.count) };
}

function monthOf({ deadline }: Pick<LockedRound, "deadline">): string {
  return tournamentMonthOf(deadline.getTime()).key;
}

function toColumns(roundId: number, locked: LockedSquads, totals: Int16Array): CopyColumn[] {
  const rank = leagueRanking(locked.joinedAt);
  const own = { points: totals, paidTransfers: locked.paid, transfers: locked.transfers };
  const tables = [own, addTo(locked.monthBefore, own), addTo(locked.seasonBefore, own)];
  return [
    { type: "int4", every: roundId },
    { type: "text", values: locked.userIds },
    ...tables.flatMap((table): CopyColumn[] => [
      { type: "int2", values: table.points },
      { type: "int2", values: table.paidTransfers },
      { type: "int2", values: table.transfers },
      { type: "int4", values: rank(table) },
    ]),
  ];
}

function addTo(before: TableColumns, own: TableColumns): TableColumns {
  return {
    points: added(before.points, own.points),
    paidTransfers: added(before.paidTransfers, own.paidTransfers),
    transfers: added(before.transfers, own.transfers),
  };
}

function added(a: Int16Array, b: Int16Array): Int16Array {
  return a.map((one, at) => one + (b[at] ?? 0));
}
