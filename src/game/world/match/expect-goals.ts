import type { Position } from "#game/card/position.ts";
import { chanceOf, normal } from "#game/world/chance.ts";
import type { Fixture } from "#game/world/fixtures-of.ts";
import type { Goals } from "./draw-score.ts";
import type { LineUp } from "./select-line-up.ts";
import { tendencies } from "./tendencies.ts";

/** How much each position counts towards the strength of an eleven. */
const WEIGHT: Readonly<Record<Position, number>> = {
  goalkeeper: 1.2,
  defender: 1,
  midfielder: 1,
  forward: 1.2,
};

/** How far a club's season may differ from what its players promise, and a day from the season, in points of overall. */
const SEASON_SPREAD = 1.5;
const DAY_SPREAD = 0.8;

/** Even the weakest side may expect so many goals. */
const FEWEST_EXPECTED = 0.3;

/**
 * What both sides may expect to score. The goals of both together are the league's average for every pairing; by how
 * much the home side may expect more of them grows with its strength over the other's, ever more slowly, so no side is
 * without hope.
 */
export function expectGoals(fixture: Fixture, home: LineUp, away: LineUp): Goals {
  const { goals, homeAdvantage, quality } = tendencies[fixture.league];
  const edge = strengthOf(fixture, fixture.home, home) - strengthOf(fixture, fixture.away, away);
  const limit = goals - 2 * FEWEST_EXPECTED;
  const supremacy = limit * Math.tanh((homeAdvantage + quality * edge) / limit);
  return { home: (goals + supremacy) / 2, away: (goals - supremacy) / 2 };
}

/** The mean overall of the eleven, with the club's form in the season and on the day. */
function strengthOf(fixture: Fixture, club: string, { starters }: LineUp): number {
  const season = normal(chanceOf(fixture.seed, fixture.season, club, "form"));
  const day = normal(chanceOf(fixture.seed, fixture.id, club, "form"));
  let sum = 0;
  let weight = 0;
  for (const { position, overall } of starters) {
    sum += overall * WEIGHT[position];
    weight += WEIGHT[position];
  }
  return sum / weight + season * SEASON_SPREAD + day * DAY_SPREAD;
}
