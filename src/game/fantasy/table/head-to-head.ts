import { roundRobin } from "#game/world/calendar/round-robin.ts";

/** Table points of a duel: the usual three, one and none of the leagues. */
export const DUEL_WON = 3;
export const DUEL_DRAWN = 1;

/** Two users of a mini-league in one round. */
export interface Duel {
  readonly round: number;
  readonly userId: string;
  /** Null where the number of users is odd: this one plays against the average of the round. */
  readonly opponentId: string | null;
}

/** A user in a head-to-head table. */
export interface DuelRow {
  readonly userId: string;
  /** Competition ranking: 1, 1, 3. */
  readonly position: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Three for a win, one for a draw. */
  readonly tablePoints: number;
  /** The fantasy points of these rounds; more decides where the table points are equal. */
  readonly pointsFor: number;
}

/**
 * Who meets whom in which round: everybody meets everybody as often as the rounds allow, nobody twice before all others
 * once.
 *
 * @param userIds in any order that stays the same over the season, such as that of joining
 * @param rounds the rounds that are played, in their order
 */
export function headToHeadSchedule(userIds: readonly string[], rounds: readonly number[]): Duel[] {
  const even: readonly (string | null)[] = userIds.length % 2 === 0 ? userIds : [...userIds, null];
  const cycle = roundRobin(even);
  return rounds.flatMap((round, at) =>
    (cycle[at % cycle.length] ?? []).flatMap(({ home, away }) => {
      const [userId, opponentId] = home === null ? [away, home] : [home, away];
      return userId === null ? [] : [{ round, userId, opponentId }];
    }),
  );
}

/**
 * The table after these duels, best first: by table points, then by fantasy points; users who are equal in both share a
 * position and stand in the order of `userIds`.
 *
 * @param pointsOf a user's fantasy points in a round, less the cost of transfers; 0 without a squad
 */
export function headToHeadTable(
  userIds: readonly string[],
  duels: readonly Duel[],
  pointsOf: (userId: string, round: number) => number,
): DuelRow[] {
  const tallies = new Map(userIds.map((userId) => [userId, { won: 0, drawn: 0, lost: 0, pointsFor: 0 }]));
  const note = (userId: string, own: number, other: number): void => {
    const tally = tallies.get(userId);
    if (tally === undefined) return;
    tally.pointsFor += own;
    tally[own > other ? "won" : own === other ? "drawn" : "lost"] += 1;
  };
  for (const { round, userId, opponentId } of duels) {
    const own = pointsOf(userId, round);
    const other = opponentId === null ? averageOf(userIds, round, pointsOf) : pointsOf(opponentId, round);
    note(userId, own, other);
    if (opponentId !== null) note(opponentId, other, own);
  }
  const rows = [...tallies].map(([userId, tally]) => ({
    userId,
    ...tally,
    tablePoints: tally.won * DUEL_WON + tally.drawn * DUEL_DRAWN,
  }));
  return ranked(rows);
}

/** The average of a round over all users of the mini-league, rounded down. */
function averageOf(
  userIds: readonly string[],
  round: number,
  pointsOf: (userId: string, round: number) => number,
): number {
  return Math.floor(userIds.reduce((sum, userId) => sum + pointsOf(userId, round), 0) / userIds.length);
}

function ranked(rows: readonly Omit<DuelRow, "position">[]): DuelRow[] {
  const table: DuelRow[] = [];
  for (const row of rows.toSorted((a, b) => b.tablePoints - a.tablePoints || b.pointsFor - a.pointsFor)) {
    const above = table.at(-1);
    const isShared = above?.tablePoints === row.tablePoints && above.pointsFor === row.pointsFor;
    table.push({ ...row, position: isShared ? above.position : table.length + 1 });
  }
  return table;
}
