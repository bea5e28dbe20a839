import { scorePerformance } from "#game/football/points.ts";
import { players } from "#game/world/catalogue/players.ts";
import { fixtureStateAt } from "#game/world/fixture-state.ts";
import { fixturesOf } from "#game/world/fixtures-of.ts";
import { HOUR_MS } from "#game/milliseconds.ts";
import type { LeagueSlug } from "#game/world/catalogue/leagues.ts";
import type { Appearance, Season } from "./season.ts";

const START_YEAR = 2026;

export interface SimulatedSpan {
  readonly league?: LeagueSlug;
  /** The number of rounds from the start; left out: all. */
  readonly rounds?: number;
}

/** A simulated league's season, played to the end; the Premier League by default. */
export function simulatedSeason(
  seed: number,
  { league = "premier-league", rounds = Number.POSITIVE_INFINITY }: SimulatedSpan = {},
): Season {
  const fixtures = fixturesOf(league, START_YEAR, seed)
    .filter(({ round }) => round <= rounds)
    .sort((a, b) => a.kickOff - b.kickOff);
  const clubs = [...new Set(fixtures.map(({ home }) => home))].sort();
  const idOf = new Map(players.map(({ slug }, at) => [slug, at + 1]));
  return {
    name: `simulated, seed ${seed}`,
    players: players
      .filter(({ club }) => clubs.includes(club))
      .map(({ slug, club, position, overall }) => ({
        playerId: idOf.get(slug) ?? 0,
        clubId: clubs.indexOf(club),
        position,
        overall,
        overallBefore: overall,
      })),
    fixtures: fixtures.map((fixture) => ({
      round: fixture.round,
      kickOff: fixture.kickOff,
      clubIds: [clubs.indexOf(fixture.home), clubs.indexOf(fixture.away)],
      appearances: new Map(
        fixtureStateAt(fixture, fixture.kickOff + 3 * HOUR_MS).performances.map(({ player, performance }) => {
          const playerId = idOf.get(player.slug) ?? 0;
          const appearance: Appearance = {
            playerId,
            clubId: clubs.indexOf(player.club),
            minutes: performance.minutes ?? 0,
            points: scorePerformance(performance, player.position, START_YEAR).points,
          };
          return [playerId, appearance];
        }),
      ),
    })),
  };
}
