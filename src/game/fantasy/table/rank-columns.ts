import { rankStandings } from "#game/tournament/standing.ts";

/** What the places of a table follow from, by user, without the time of joining. */
export interface TableColumns {
  readonly points: Int16Array;
  readonly paidTransfers: Int16Array;
  readonly transfers: Int16Array;
}

interface Range {
  readonly lowest: number;
  readonly bits: number;
}

/**
 * The ranges of the criteria, 32 bits in all: points −2048…14335, transfers 0…511. Nine transfers in each of 38 rounds,
 * and 300 points in each of them, pass none; what would pass one counts as it.
 */
const POINTS: Range = { lowest: -2048, bits: 14 };
const PAID_TRANSFERS: Range = { lowest: 0, bits: 9 };
const TRANSFERS: Range = { lowest: 0, bits: 9 };

/** All criteria but the time of joining in one unsigned 32-bit number: the greater number stands higher. */
function packed(points: number, paidTransfers: number, transfers: number): number {
  let key = within(POINTS, points);
  key = (key << PAID_TRANSFERS.bits) | (greatestOf(PAID_TRANSFERS) - within(PAID_TRANSFERS, paidTransfers));
  key = (key << TRANSFERS.bits) | (greatestOf(TRANSFERS) - within(TRANSFERS, transfers));
  return key >>> 0;
}

/**
 * Ranks the same users in any number of tables as `rankLeague` does, by columns: their order of joining is found once.
 *
 * @param joinedAt by user, epoch milliseconds
 * @returns gives the position of each user: competition ranking (1, 1, 3)
 */
export function leagueRanking(joinedAt: Float64Array): (table: TableColumns) => Uint32Array {
  const order = joiningOrder(joinedAt);
  const ordered = new Float64Array(order.length);
  for (let place = 0; place < order.length; place += 1) ordered[place] = joinedAt[order[place] ?? 0] ?? 0;
  return ({ points, paidTransfers, transfers }) => {
    const keys = new Uint32Array(order.length);
    for (let place = 0; place < order.length; place += 1) {
      const user = order[place] ?? 0;
      keys[place] = packed(points[user] ?? 0, paidTransfers[user] ?? 0, transfers[user] ?? 0);
    }
    const ranked = rankStandings(keys, ordered);
    const positions = new Uint32Array(order.length);
    for (let place = 0; place < order.length; place += 1) {
      positions[order[place] ?? 0] = ranked.positions[place] ?? 0;
    }
    return positions;
  };
}

/** The users in the order in which they joined. */
function joiningOrder(joinedAt: Float64Array): Uint32Array {
  const order = Uint32Array.from(joinedAt, (_, user) => user);
  return order.sort((a, b) => (joinedAt[a] ?? 0) - (joinedAt[b] ?? 0));
}

function within(range: Range, value: number): number {
  return Math.min(greatestOf(range), Math.max(0, value - range.lowest));
}

function greatestOf(range: Range): number {
  return 2 ** range.bits - 1;
}
