import type { Position } from "#game/card/position.ts";
import type { FigureName } from "#game/football/performance.ts";
import type { Work } from "./draw-work.ts";

/** The figures of a performance that a simulated match counts. */
const counted = [
  "minutes",
  "goals",
  "assists",
  "conceded",
  "saves",
  "penaltiesSaved",
  "penaltiesMissed",
  "yellowCards",
  "redCards",
  "ownGoals",
  "defensiveContributions",
  "blocks",
  "interceptions",
  "tackles",
] as const satisfies readonly FigureName[];

export type Tally = Record<(typeof counted)[number], number>;

/** Nothing done yet. */
export function emptyTally(): Tally {
  return Object.fromEntries(counted.map((figure) => [figure, 0])) as Tally;
}

/** What the bonus points system gives, in outline after the Fantasy Premier League's rules for 2025/26. */
const BPS = {
  minutes: { any: 3, long: 6, longFrom: 60 },
  /** With the shot on target that it was. */
  goal: { goalkeeper: 14, defender: 14, midfielder: 20, forward: 26 } satisfies Record<Position, number>,
  /** With the chance that it made. */
  assist: 11,
  cleanSheet: { goalkeeper: 12, defender: 12, midfielder: 0, forward: 0 } satisfies Record<Position, number>,
  conceded: { goalkeeper: -4, defender: -4, midfielder: 0, forward: 0 } satisfies Record<Position, number>,
  save: 2,
  penaltySaved: 8,
  penaltyMissed: -6,
  yellowCard: -3,
  redCard: -9,
  ownGoal: -6,
  tackle: 2,
  /** One for every so many. */
  clearancesBlocksInterceptions: 2,
  recoveries: 3,
};

/** The player's place in the bonus points system so far. */
export function bpsOf(tally: Tally, position: Position, work: readonly Work[], influence: number): number {
  if (tally.minutes === 0) return 0;
  const { minutes } = BPS;
  const isLong = tally.minutes >= minutes.longFrom;
  const count = (...kinds: Work[]) => work.filter((done) => kinds.includes(done)).length;
  const deeds =
    tally.goals * BPS.goal[position] +
    tally.assists * BPS.assist +
    tally.conceded * BPS.conceded[position] +
    (isLong && tally.conceded === 0 ? BPS.cleanSheet[position] : 0) +
    tally.saves * BPS.save +
    tally.penaltiesSaved * BPS.penaltySaved +
    tally.penaltiesMissed * BPS.penaltyMissed +
    tally.yellowCards * BPS.yellowCard +
    tally.redCards * BPS.redCard +
    tally.ownGoals * BPS.ownGoal;
  const labour =
    count("tackle") * BPS.tackle +
    Math.floor(count("clearance", "block", "interception") / BPS.clearancesBlocksInterceptions) +
    Math.floor(count("recovery") / BPS.recoveries);
  return (
    (isLong ? minutes.long : minutes.any) + deeds + labour + Math.round((influence * tally.minutes) / 90)
  );
}

const RATING_BASE = 6.3;
const RATING_PER_BPS = 0.05;
const RATING_BPS_BASE = 9;
const WORST_RATING = 3;
const BEST_RATING = 10;

/** The match rating so far, 3–10 in tenths, after the bonus points system. */
export function ratingOf(bps: number): number {
  const rating = RATING_BASE + (bps - RATING_BPS_BASE) * RATING_PER_BPS;
  return Math.round(Math.min(BEST_RATING, Math.max(WORST_RATING, rating)) * 10) / 10;
}
