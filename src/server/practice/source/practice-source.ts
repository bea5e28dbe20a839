import { type Round, roundsAt } from "#game/fantasy/round.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadPerformancesIn, type PerformanceRow } from "#server/football/performances.ts";
import { loadSeasonFixtures, type SeasonFixture } from "#server/football/view/load-seasons.ts";
import type { practiceSeason } from "#server/practice/table.ts";
import { loadSimulatedFixtures, loadSimulatedPerformances, withSimulatedGoals } from "./simulated-source.ts";
import type { SimulatedWorld } from "./simulated-world.ts";

/** Which season is practised, and from what. */
export type PracticeOf = Pick<typeof practiceSeason.$inferSelect, "leagueId" | "season" | "source">;

export type PracticeFixture = Pick<
  SeasonFixture,
  | "id"
  | "round"
  | "kickOff"
  | "status"
  | "isPlayed"
  | "homeClubId"
  | "awayClubId"
  | "homeName"
  | "awayName"
  | "homeCode"
  | "awayCode"
  | "homeGoals"
  | "awayGoals"
>;

/** Later than any season that can be practised: all its deadlines have passed. */
const AFTER_ALL = Number.MAX_SAFE_INTEGER;

/** The gameweeks of a season that is over, in the order in which they are played. */
export async function loadGameweeks(
  db: Queryable,
  world: SimulatedWorld,
  of: PracticeOf,
): Promise<Round<PracticeFixture>[]> {
  const fixtures =
    of.source === "recorded" ? await loadSeasonFixtures(db, of) : await loadSimulatedFixtures(db, world, of);
  return roundsAt(fixtures, new Map(), AFTER_ALL).filter((round) => round.fixtures.length > 0);
}

/** What was done in some fixtures of a season that is over. */
export async function loadPractisedPerformances(
  db: Queryable,
  world: SimulatedWorld,
  of: PracticeOf,
  fixtureIds: readonly number[],
): Promise<PerformanceRow[]> {
  return of.source === "recorded"
    ? loadPerformancesIn(db, fixtureIds)
    : loadSimulatedPerformances(db, world, of, fixtureIds);
}

/** The same fixtures with their goals: those of the simulated world are worked out only where they are asked for. */
export function withGoals(
  world: SimulatedWorld,
  of: PracticeOf,
  fixtures: readonly PracticeFixture[],
): readonly PracticeFixture[] {
  return of.source === "recorded" ? fixtures : withSimulatedGoals(world, of, fixtures);
}
