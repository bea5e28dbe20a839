import type { Position } from "#game/card/position.ts";
import type { LeagueSlug } from "#game/world/catalogue/leagues.ts";

/**
 * How a league plays. Tuned until twenty simulated seasons match the recorded ones
 * (docs/rules.md#simulated-football); the calibration bench prints both side by side.
 */
export interface Tendencies {
  /** Goals of both sides together that a match may expect. */
  readonly goals: number;
  /** By how many goals more than the away side an equal home side may expect. */
  readonly homeAdvantage: number;
  /** By how many goals a point of overall, over the whole eleven, changes that. */
  readonly quality: number;
  /** Dixon and Coles' dependence of low scores: below 0 there are more of 0–0 and 1–1. */
  readonly lowScores: number;
  /** Shares of all goals. */
  readonly penaltyGoals: number;
  readonly ownGoals: number;
  /** Per side and match. */
  readonly missedPenalties: number;
  /** Bookings of a side in a match, second ones included; the away side gets more of them. */
  readonly homeYellows: number;
  readonly awayYellows: number;
  /** Straight reds of a side in a match. */
  readonly straightReds: number;
  /** How much less likely a booked player is to be booked again. */
  readonly restraint: number;
  /** Shares of goals and of cards in 1–15, 16–30, 31–45, 45+, 46–60, 61–75, 76–90, 90+. */
  readonly goalMinutes: readonly number[];
  readonly cardMinutes: readonly number[];
}

export const tendencies: Readonly<Record<LeagueSlug, Tendencies>> = {
  "premier-league": {
    goals: 2.95,
    homeAdvantage: 0.3,
    quality: 0.145,
    lowScores: -0.04,
    penaltyGoals: 0.073,
    ownGoals: 0.034,
    missedPenalties: 0.026,
    homeYellows: 1.8,
    awayYellows: 2.05,
    straightReds: 0.037,
    restraint: 0.16,
    goalMinutes: [0.1267, 0.1466, 0.1469, 0.0286, 0.159, 0.169, 0.1649, 0.0584],
    cardMinutes: [0.0455, 0.1032, 0.149, 0.0349, 0.1518, 0.1859, 0.215, 0.1146],
  },
  "la-liga": {
    goals: 2.7,
    homeAdvantage: 0.42,
    quality: 0.12,
    lowScores: -0.08,
    penaltyGoals: 0.0936,
    ownGoals: 0.0268,
    missedPenalties: 0.038,
    homeYellows: 2.4,
    awayYellows: 2.7,
    straightReds: 0.065,
    restraint: 0.2,
    goalMinutes: [0.1264, 0.1417, 0.1509, 0.0201, 0.1589, 0.1645, 0.1773, 0.0602],
    cardMinutes: [0.0541, 0.1046, 0.1526, 0.022, 0.145, 0.1853, 0.227, 0.1093],
  },
  "serie-a": {
    goals: 2.8,
    homeAdvantage: 0.27,
    quality: 0.15,
    lowScores: -0.09,
    penaltyGoals: 0.0969,
    ownGoals: 0.0308,
    missedPenalties: 0.039,
    homeYellows: 2.15,
    awayYellows: 2.45,
    straightReds: 0.065,
    restraint: 0.27,
    goalMinutes: [0.1259, 0.1419, 0.1514, 0.0194, 0.1684, 0.172, 0.1612, 0.0598],
    cardMinutes: [0.0545, 0.1173, 0.1622, 0.0252, 0.1528, 0.1836, 0.2121, 0.0923],
  },
};

/** How likely each position is to do something, per player on the pitch and against each other. */
export const inclinations = {
  /** After the goals per 90 minutes of the recorded Premier League seasons. */
  goal: { goalkeeper: 0, defender: 5.1, midfielder: 15.6, forward: 41.5 },
  assist: { goalkeeper: 0.6, defender: 7.5, midfielder: 17, forward: 20 },
  ownGoal: { goalkeeper: 2, defender: 8, midfielder: 2, forward: 1 },
  penalty: { goalkeeper: 0, defender: 1, midfielder: 10, forward: 20 },
  booking: { goalkeeper: 0.38, defender: 1, midfielder: 1.06, forward: 0.85 },
  /** A goalkeeper is never sent off here: a side always has one on the pitch. */
  sendingOff: { goalkeeper: 0, defender: 1.6, midfielder: 1, forward: 0.5 },
  /** Who is taken off. */
  tiring: { goalkeeper: 0.004, defender: 0.43, midfielder: 1.25, forward: 1.55 },
} as const satisfies Record<string, Readonly<Record<Position, number>>>;

/** By how much a point of overall above the eleven's mean raises the logarithm of a player's share in goals and assists. */
export const TALENT = 0.055;
/** Of goals from open play, the share with an assist: 0.77 in match reports, above 0.9 in the Fantasy Premier League. */
export const ASSISTED = 0.85;
/** Of missed penalties, the share that the goalkeeper saves. */
export const SAVED_PENALTIES = 0.55;
