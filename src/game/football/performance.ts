/** Minutes of a match without stoppage time. */
export const FULL_TIME = 90;

/**
 * A figure of a player in a fixture; null where the provider doesn't supply it: unknown, not zero
 * (docs/rules.md#points).
 */
export type Figure = number | null;

/** What is counted of a player in one fixture, in the order of the scoring rules. */
export const figureNames = [
  /** Minutes on the pitch. */
  "minutes",
  "goals",
  "assists",
  /** Goals that the player's side conceded while he was on the pitch, and afterwards if he was sent off. */
  "conceded",
  "saves",
  "penaltiesSaved",
  "penaltiesMissed",
  "yellowCards",
  "redCards",
  "ownGoals",
  /**
   * Clearances, blocks, interceptions and tackles, for midfielders and forwards recoveries too, where the provider
   * counts them all. Else null, and the three figures below replace it.
   */
  "defensiveContributions",
  "blocks",
  "interceptions",
  "tackles",
  /** The bonus points system of the Premier League game. */
  "bps",
  /** The match rating, 0–10. */
  "rating",
  /** Bonus points (0–3) that the provider itself has awarded. */
  "bonus",
] as const;

export type FigureName = (typeof figureNames)[number];

/** What a player did in one fixture, as the provider counts it. Extra time and shoot-outs don't count. */
export type Performance = { readonly [Name in FigureName]: Figure };

/** A performance of which nothing is known. */
export const UNKNOWN_PERFORMANCE = Object.fromEntries(
  figureNames.map((name) => [name, null]),
) as unknown as Performance;
