/**
 * A figure of a player in a fixture; null where the provider does not supply it: unknown, not zero
 * (docs/rules.md#points).
 */
export type Figure = number | null;

/** What a player did in one fixture, as the provider counts it. Extra time and shoot-outs are not in these figures. */
export interface Performance {
  /** Minutes on the pitch. */
  readonly minutes: Figure;
  readonly goals: Figure;
  readonly assists: Figure;
  /** Goals that the player's side conceded while the player was on the pitch. */
  readonly conceded: Figure;
  readonly saves: Figure;
  readonly penaltiesSaved: Figure;
  readonly penaltiesMissed: Figure;
  readonly yellowCards: Figure;
  readonly redCards: Figure;
  readonly ownGoals: Figure;
  /**
   * Clearances, blocks, interceptions and tackles, for midfielders and forwards recoveries too, where the provider
   * counts them all. Else null, and the three figures below stand in.
   */
  readonly defensiveContributions: Figure;
  readonly blocks: Figure;
  readonly interceptions: Figure;
  readonly tackles: Figure;
  /** The bonus points system of the Premier League game. */
  readonly bps: Figure;
  /** The match rating, 0–10. */
  readonly rating: Figure;
  /** Bonus points (0–3) that the provider itself has awarded. */
  readonly bonus: Figure;
}

/** A performance of which nothing is known. */
export const UNKNOWN_PERFORMANCE: Performance = {
  minutes: null,
  goals: null,
  assists: null,
  conceded: null,
  saves: null,
  penaltiesSaved: null,
  penaltiesMissed: null,
  yellowCards: null,
  redCards: null,
  ownGoals: null,
  defensiveContributions: null,
  blocks: null,
  interceptions: null,
  tackles: null,
  bps: null,
  rating: null,
  bonus: null,
};
