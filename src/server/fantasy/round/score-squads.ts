import type { ScoreOf } from "#game/fantasy/card-points.ts";
import { scoreColumns } from "#game/fantasy/columns/score-columns.ts";
import type { RoundState } from "#game/fantasy/round-state.ts";
import { rankColumns, type TableColumns } from "#game/fantasy/table/rank-columns.ts";
import type { Lines } from "#server/platform/standings/write-table.ts";
import type { LockedSquads } from "./read-squads.ts";

/** The three tables that a round is in, each ranked when it is asked for, and the round's average. */
export interface ScoredRound {
  readonly round: () => Lines;
  readonly month: () => Lines;
  readonly season: () => Lines;
  readonly squads: number;
  readonly average: number | null;
}

/**
 * Counts every squad of a round by the rules of `scoreRound`, and ranks the tables of the round, of its month (UTC) and
 * of the season as `rankLeague` does. What the tables held before was read with the squads, so a round late in the
 * season takes no longer.
 */
export function scoreSquads(
  locked: LockedSquads,
  { state, scoreOf }: { readonly state: Exclude<RoundState, "upcoming">; readonly scoreOf: ScoreOf },
): ScoredRound {
  const totals = scoreColumns(locked.squads, { state, scoreOf });
  const own = { points: totals, paidTransfers: locked.paid, transfers: locked.transfers };
  const sum = totals.reduce((points, total) => points + total, 0);
  const joined = joiningOrder(locked.joinedAt);
  return {
    round: () => rankedLines(locked, joined, own),
    month: () => rankedLines(locked, joined, addTo(locked.monthBefore, own)),
    season: () => rankedLines(locked, joined, addTo(locked.seasonBefore, own)),
    squads: totals.length,
    average: totals.length === 0 ? null : Math.round(sum / totals.length),
  };
}

/** The squads in the order in which their users joined, and at one instant in that of the users' ids. */
function joiningOrder(joinedAt: Float64Array): Uint32Array {
  const order = Uint32Array.from(joinedAt, (_, squad) => squad);
  return order.sort((a, b) => (joinedAt[a] ?? 0) - (joinedAt[b] ?? 0));
}

function rankedLines({ userIds, joinedAt }: LockedSquads, joined: Uint32Array, table: TableColumns): Lines {
  const inOrder = {
    points: Int16Array.from(joined, (squad) => table.points[squad] ?? 0),
    paidTransfers: Int16Array.from(joined, (squad) => table.paidTransfers[squad] ?? 0),
    transfers: Int16Array.from(joined, (squad) => table.transfers[squad] ?? 0),
  };
  const times = Float64Array.from(joined, (squad) => joinedAt[squad] ?? 0);
  const { order, positions, decidedBy } = rankColumns(inOrder, times);
  const squadAt = (place: number): number => joined[order[place] ?? 0] ?? 0;
  return {
    count: order.length,
    positionAt: (place) => positions[place] ?? 0,
    userIdAt: (place) => userIds[squadAt(place)] ?? "",
    pointsAt: (place) => table.points[squadAt(place)] ?? 0,
    keysAt: (place) => {
      const squad = squadAt(place);
      return [table.paidTransfers[squad] ?? 0, table.transfers[squad] ?? 0, null];
    },
    decidedByAt: (place) => decidedBy[place] ?? 0,
  };
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
