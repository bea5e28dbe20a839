import { DAY_MS, HOUR_MS } from "#game/milliseconds.ts";

/** What the gameweek at an instant depends on. */
export interface NumberedFixture {
  /** The year in which the season starts. */
  readonly season: number;
  /** The gameweek that the league has put the fixture into, whenever it's played. */
  readonly round: number;
  /** Epoch milliseconds. */
  readonly kickOff: number;
}

type Gameweek = Pick<NumberedFixture, "season" | "round">;

/** Fixtures of a gameweek with a pause of so many milliseconds between them were put off or brought forward. */
const PAUSE_WITHIN = 4 * DAY_MS;

/** A gameweek is over so many milliseconds after its last kick-off. */
const OVER_AFTER = 3 * HOUR_MS;

/**
 * The current gameweek at an instant (epoch milliseconds): the one that ends next, or else the last one; null without
 * fixtures. A fixture moved to another week keeps its gameweek's number, and often several are put off at once. So a
 * gameweek is when most of its fixtures are played, or the later half of one that is split in two.
 */
export function currentGameweek(fixtures: readonly NumberedFixture[], now: number): Gameweek | null {
  const ends = [...Map.groupBy(fixtures, ({ season, round }) => `${season} ${round}`).values()].flatMap(
    (own) => own.slice(0, 1).map(({ season, round }) => ({ season, round, endsAt: endOf(own) })),
  );
  const coming = ends.filter(({ endsAt }) => endsAt >= now).sort((a, b) => a.endsAt - b.endsAt);
  const over = ends.filter(({ endsAt }) => endsAt < now).sort((a, b) => b.endsAt - a.endsAt);
  const [current] = [...coming, ...over];
  return current === undefined ? null : { season: current.season, round: current.round };
}

function endOf(fixtures: readonly NumberedFixture[]): number {
  const kickOffs = fixtures.map(({ kickOff }) => kickOff).sort((a, b) => a - b);
  const starts = kickOffs.flatMap((kickOff, at) =>
    kickOff - (kickOffs[at - 1] ?? -Infinity) >= PAUSE_WITHIN ? [at] : [],
  );
  const parts = starts.map((start, at) => kickOffs.slice(start, starts[at + 1]));
  const main = parts.reduce((best, part) => (part.length >= best.length ? part : best), []);
  return (main.at(-1) ?? 0) + OVER_AFTER;
}
