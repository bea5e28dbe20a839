import type { GameweekRow } from "./gameweek-row.ts";

/** The numbers of a fixture's two clubs; null: no line has it. */
export interface FixtureClubs {
  readonly home: number | null;
  readonly away: number | null;
}

/** The pairings: home players name the away club, and the other way round. */
export function clubsOfFixture(rows: readonly GameweekRow[]): FixtureClubs {
  return {
    home: rows.find(({ isHome }) => !isHome)?.opponentId ?? null,
    away: rows.find(({ isHome }) => isHome)?.opponentId ?? null,
  };
}

/**
 * The clubs' names by number, as most lines have it: the column `team` has the player's club when the file was made, so
 * a few players who have moved name another.
 */
export function namesByVote(fixtures: Iterable<readonly GameweekRow[]>): ReadonlyMap<number, string> {
  const votes = new Map<number, Map<string, number>>();
  for (const rows of fixtures) {
    const { home, away } = clubsOfFixture(rows);
    for (const { isHome, team } of rows) {
      const id = isHome ? home : away;
      if (id === null || team === null) continue;
      const ofClub = votes.get(id) ?? new Map<string, number>();
      votes.set(id, ofClub.set(team, (ofClub.get(team) ?? 0) + 1));
    }
  }
  return new Map([...votes].map(([id, ofClub]) => [id, mostNamed(ofClub)]));
}

function mostNamed(votes: ReadonlyMap<string, number>): string {
  return [...votes].reduce((best, one) => (one[1] > best[1] ? one : best), ["", 0] as const)[0];
}
