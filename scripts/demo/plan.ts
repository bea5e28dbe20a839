import { createHash } from "node:crypto";
import { seasonOf } from "#game/leaderboard/season.ts";
import { DAY_MS, HOUR_MS } from "#game/milliseconds.ts";
import { fixturesOf } from "#game/world/fixtures-of.ts";
import { WORLD_SEED } from "#game/world/world-seed.ts";

/** The input of a demo: the same plan makes the same world. */
export interface Plan {
  readonly seed: string;
  /** Managers in addition to the two sign-in accounts. */
  readonly managers: number;
  /** Ranked matches they have played. */
  readonly matches: number;
  /** Photos pending review; `QUEUE` if it isn't given. */
  readonly photos?: number | undefined;
  /** The instant the world is made up to, where its clock starts, in epoch milliseconds. */
  readonly at: number;
}

export const SEED = "a Saturday in the sun";
export const MANAGERS = 300;
/** Matches per manager. */
export const MATCHES_EACH = 2;

const SATURDAY = 6;
/** 11:30 UTC: before the first kick-off in summer and in winter. */
const START_MS = 11.5 * HOUR_MS;
/** The fewest Premier League kick-offs on a suitable Saturday. */
const FULL_DAY = 5;
/** The fewest gameweeks a season must have had to be worth showing. */
const PLAYED_ROUNDS = 6;
/** The last gameweek that still leaves some to come. */
const LAST_ROUND = 34;
/** The age in days at which a month's tournament is worth showing. */
const MONTH_DAYS = 10;

/**
 * The full Saturday nearest to an instant, at 11:30 UTC, well into its season and month; epoch milliseconds. In summer
 * it can be in the previous season.
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

/** Letters and digits derived from the seed, in the form of ids. */
export function drawnId(seed: string, ...key: readonly (string | number)[]): string {
  return createHash("sha256")
    .update([seed, ...key].join("\n"))
    .digest("hex")
    .slice(0, 24);
}
