import { roundRobin } from "#game/world/calendar/round-robin.ts";

/** Table points of a duel: the usual three, one and none of the leagues. */
export const DUEL_WON = 3;
export const DUEL_DRAWN = 1;

/** A user of a mini-league, and how long. Instants are epoch milliseconds. */
export interface DuelMember {
  readonly userId: string;
  readonly joinedAt: number;
  /** Null: still in it. */
  readonly leftAt: number | null;
}

/** A round of the fantasy league. */
export interface DuelRound {
  readonly round: number;
  /** Epoch milliseconds. */
  readonly deadline: number;
}

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
 * Who meets whom in which round. Everyone who was in the mini-league at a round's deadline plays in it, so somebody who
 * joins or leaves later changes no round that has begun. While the members stay the same, everybody meets everybody as
 * often as the rounds allow, nobody twice before all others once. A single member meets nobody.
 *
 * @param members in any order that stays the same over the season, such as that of joining
 * @param rounds all rounds of the season, in the order of their deadlines
 */
export function headToHeadSchedule(members: readonly DuelMember[], rounds: readonly DuelRound[]): Duel[] {
  return rounds.flatMap(({ round, deadline }, at) => {
    const present = members.filter(
      ({ joinedAt, leftAt }) => joinedAt <= deadline && (leftAt === null || leftAt > deadline),
    );
    return duelsOf(
      present.map(({ userId }) => userId),
      at,
    ).map((duel) => ({ round, ...duel }));
  });
}

/** The duels of the round at this place of the season. */
function duelsOf(userIds: readonly string[], at: number): Omit<Duel, "round">[] {
  if (userIds.length < 2) return [];
  const even: readonly (string | null)[] = userIds.length % 2 === 0 ? userIds : [...userIds, null];
  const cycle = roundRobin(even);
  return (cycle[at % cycle.length] ?? []).flatMap(({ home, away }) => {
    const [userId, opponentId] = home === null ? [away, home] : [home, away];
    return userId === null ? [] : [{ userId, opponentId }];
  });
}

/**
 * The table after these duels, best first: by table points, then by fantasy points; users who are equal in both share a
 * position and are in the order of `userIds`.
 *
 * @param userIds the users in the table
 * @param pointsOf a user's fantasy points in a round, less the cost of transfers; 0 without a squad
 */
export function headToHeadTable(
  userIds: readonly string[],
  duels: readonly Duel[],
  pointsOf: (userId: string, round: number) => number,
): DuelRow[] {
  const tallies = new Map(userIds.map((userId) => [userId, { won: 0, drawn: 0, lost: 0, pointsFor: 0 }]));
  const averageIn = averages(duels, pointsOf);
  const note = (userId: string, own: number, other: number): void => {
    const tally = tallies.get(userId);
    if (tally === undefined) return;
    tally.pointsFor += own;
    tally[own > other ? "won" : own === other ? "drawn" : "lost"] += 1;
  };
  for (const { round, userId, opponentId } of duels) {
    const own = pointsOf(userId, round);
    const other = opponentId === null ? averageIn(round) : pointsOf(opponentId, round);
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

/**
 * What the odd one of a round plays against: the average of all who play in it, rounded down.
 *
 * @param duels of any number of rounds
 */
export function averages(
  duels: readonly Duel[],
  pointsOf: (userId: string, round: number) => number,
): (round: number) => number {
  const byRound = Map.groupBy(duels, ({ round }) => round);
  return (round) => {
    const playing = (byRound.get(round) ?? []).flatMap(({ userId, opponentId }) =>
      opponentId === null ? [userId] : [userId, opponentId],
    );
    const sum = playing.reduce((total, userId) => total + pointsOf(userId, round), 0);
    return playing.length === 0 ? 0 : Math.floor(sum / playing.length);
  };
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
