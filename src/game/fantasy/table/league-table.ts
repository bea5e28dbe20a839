/** A user in a table of a fantasy league. */
export interface LeagueStanding {
  readonly userId: string;
  /** Over the rounds of the table, less the cost of transfers. */
  readonly points: number;
  /** Transfers that cost points; fewer is better. */
  readonly paidTransfers: number;
  /** Transfers that counted: neither forced nor under a wildcard; fewer is better. */
  readonly transfers: number;
  /** When the user's first squad was executed, epoch milliseconds; earlier is better. */
  readonly joinedAt: number;
}

/** What a position is decided by, first to last (docs/rules.md#fantasy-ties). */
export const leagueTieBreaks = ["points", "fewer paid transfers", "fewer transfers", "earlier join"] as const;

export type LeagueTieBreak = (typeof leagueTieBreaks)[number];

export interface LeagueRow extends LeagueStanding {
  /** Competition ranking: 1, 1, 3. Only those who are equal in the whole chain share one. */
  readonly position: number;
  /** What puts the row below the row above it; null for the first row and for a shared position. */
  readonly decidedBy: LeagueTieBreak | null;
}

/** By how much the first is below the second in each criterion; negative if above. */
const gaps: Readonly<Record<LeagueTieBreak, (a: LeagueStanding, b: LeagueStanding) => number>> = {
  points: (a, b) => b.points - a.points,
  "fewer paid transfers": (a, b) => a.paidTransfers - b.paidTransfers,
  "fewer transfers": (a, b) => a.transfers - b.transfers,
  "earlier join": (a, b) => a.joinedAt - b.joinedAt,
};

/** The criterion that tells two standings apart, or null where the whole chain is equal. */
export function leagueDecidedBy(a: LeagueStanding, b: LeagueStanding): LeagueTieBreak | null {
  return leagueTieBreaks.find((criterion) => gaps[criterion](a, b) !== 0) ?? null;
}

/** Negative if `a` is above `b`, positive if below, 0 if the whole chain is equal. */
export function compareLeagueStandings(a: LeagueStanding, b: LeagueStanding): number {
  const decisive = leagueDecidedBy(a, b);
  return decisive === null ? 0 : gaps[decisive](a, b);
}

/** The table of a league, best first; users at the same position are in the order given. */
export function rankLeague(standings: readonly LeagueStanding[]): LeagueRow[] {
  const rows: LeagueRow[] = [];
  for (const standing of standings.toSorted(compareLeagueStandings)) {
    const above = rows.at(-1);
    const decidedBy = above === undefined ? null : leagueDecidedBy(above, standing);
    const isShared = above !== undefined && decidedBy === null;
    rows.push({ ...standing, position: isShared ? above.position : rows.length + 1, decidedBy });
  }
  return rows;
}
