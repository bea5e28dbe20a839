/** Ranked matches after which a manager's points are no longer marked as provisional. */
export const PROVISIONAL_MATCHES = 10;

export interface Division {
  readonly code: "alley" | "schoolyard" | "park" | "cage" | "hall" | "floodlights" | "stadium";
  /** The fewest match-game points in it; it ends where the next one begins. */
  readonly fromPoints: number;
}

const LOWEST: Division = { code: "alley", fromPoints: 0 };

/**
 * The divisions of the ladder, lowest first, named for where five-a-side is played. A new manager's rating of 1000 is in
 * the middle of the third, so the first wins and losses don't change the name yet.
 */
export const divisions: readonly Division[] = [
  LOWEST,
  { code: "schoolyard", fromPoints: 850 },
  { code: "park", fromPoints: 950 },
  { code: "cage", fromPoints: 1050 },
  { code: "hall", fromPoints: 1150 },
  { code: "floodlights", fromPoints: 1250 },
  { code: "stadium", fromPoints: 1400 },
];

export interface Standing {
  readonly division: Division;
  /** The next division up and the points still missing, or null at the top. */
  readonly next: { readonly division: Division; readonly pointsMissing: number } | null;
  readonly isProvisional: boolean;
}

/** A manager's division by rating (0 and up) and ranked matches played. */
export function standingOf(points: number, rankedMatches: number): Standing {
  const isAbove = (division: Division): boolean => division.fromPoints > points;
  const above = divisions.find(isAbove);
  const division = divisions.findLast((candidate) => !isAbove(candidate)) ?? LOWEST;
  return {
    division,
    next: above ? { division: above, pointsMissing: above.fromPoints - points } : null,
    isProvisional: rankedMatches < PROVISIONAL_MATCHES,
  };
}
