import { fixtureStateAt } from "#game/world/fixture-state.ts";
import type { Performance } from "#game/football/performance.ts";
import { type Fixture, fixturesOf } from "#game/world/fixtures-of.ts";
import { leagues } from "#game/world/catalogue/leagues.ts";
import { WORLD_SEED } from "#game/world/world-seed.ts";

/** A fixture of the simulated world after its final whistle. */
export interface SimulatedResult {
  readonly goals: Readonly<Record<"home" | "away", number>>;
  /** By the slugs of the players. */
  readonly performances: readonly { readonly slug: string; readonly performance: Performance }[];
}

/** The simulated world's seasons that are over. */
export interface SimulatedWorld {
  /** All fixtures of a season; none for a league that the world does not have. */
  fixtures(leagueId: string, season: number): ReadonlyMap<number, Fixture>;
  result(fixture: Fixture): SimulatedResult;
}

/**
 * The world that every installation shares. Its results are a function of league and season, so what was worked out once
 * is kept: some megabytes for each league that is practised.
 */
export function simulatedWorld(): SimulatedWorld {
  const seasons = new Map<string, ReadonlyMap<number, Fixture>>();
  const results = new Map<number, SimulatedResult>();
  return {
    fixtures(leagueId, season) {
      const slug = leagues.find((one) => one.slug === leagueId)?.slug;
      if (slug === undefined) return new Map();
      const key = `${slug} ${season}`;
      const known =
        seasons.get(key) ??
        new Map(fixturesOf(slug, season, WORLD_SEED).map((one) => [one.id, one] as const));
      seasons.set(key, known);
      return known;
    },
    result(fixture) {
      const known = results.get(fixture.id) ?? play(fixture);
      results.set(fixture.id, known);
      return known;
    },
  };
}

function play(fixture: Fixture): SimulatedResult {
  const { goals, performances } = fixtureStateAt(fixture, Number.POSITIVE_INFINITY);
  return {
    goals: goals ?? { home: 0, away: 0 },
    performances: performances.map(({ player, performance }) => ({ slug: player.slug, performance })),
  };
}
