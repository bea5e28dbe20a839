import { createHash } from "node:crypto";
import { seasonOf } from "#game/leaderboard/season.ts";
import { DAY_MS, HOUR_MS } from "#game/milliseconds.ts";
import { fixturesOf } from "#game/world/fixtures-of.ts";
import { WORLD_SEED } from "#game/world/world-seed.ts";

/** What a demonstration is made from: the same plan makes the same world. */
export interface Plan {
  readonly seed: string;
  /** Managers beside the two accounts that one can sign in to. */
  readonly managers: number;
  /** Ranked matches that they have played. */
  readonly matches: number;
  /** The instant that the world is made up to, and at which its clock begins, in epoch milliseconds. */
  readonly at: number;
}

export const SEED = "a Saturday in the sun";
export const MANAGERS = 300;
/** Matches for each manager. */
export const MATCHES_EACH = 2;

const SATURDAY = 6;
/** 11:30 UTC: before the first kick-off in summer and in winter. */
const START_MS = 11.5 * HOUR_MS;
/** A Saturday on which at least so many fixtures of the Premier League begin. */
const FULL_DAY = 5;
/** A season that has something to show has had more gameweeks. */
const PLAYED_ROUNDS = 6;
/** And has some to come. */
const LAST_ROUND = 34;
/** A month's tournament that has something to show began so many days ago. */
const MONTH_DAYS = 10;

/**
 * The full Saturday that is nearest to an instant, at 11:30 UTC, well into its season and its month; epoch milliseconds.
 * In summer that may be one of the season before.
 */
export function nearestSaturday(now: number): number {
  const thisSeason = seasonOf(now).startYear;
  const days = [thisSeason - 1, thisSeason].flatMap((year) => {
    const fixtures = fixturesOf("premier-league", year, WORLD_SEED);
    return [...Map.groupBy(fixtures, ({ kickOff }) => Math.floor(kickOff / DAY_MS))];
  });
  const starts = days
    .filter(([day, fixtures]) => {
      const date = new Date(day * DAY_MS);
      const isFull = date.getUTCDay() === SATURDAY && fixtures.length >= FULL_DAY;
      const isWithin = fixtures.every(({ round }) => round > PLAYED_ROUNDS && round <= LAST_ROUND);
      return isFull && isWithin && date.getUTCDate() > MONTH_DAYS;
    })
    .map(([day]) => day * DAY_MS + START_MS);
  return starts.reduce(
    (best, at) => (Math.abs(at - now) < Math.abs(best - now) ? at : best),
    starts[0] ?? now,
  );
}

/** Letters and digits that follow from the seed, as ids are. */
export function drawnId(seed: string, ...key: readonly (string | number)[]): string {
  return createHash("sha256")
    .update([seed, ...key].join("\n"))
    .digest("hex")
    .slice(0, 24);
}
