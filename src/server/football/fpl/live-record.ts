import * as z from "zod/mini";
import { type Performance, UNKNOWN_PERFORMANCE } from "#game/football/performance.ts";
import { wholeNumber } from "#server/football/remote/lenient-fields.ts";

const count = wholeNumber(0, 999);
const figure = wholeNumber(-99, 999);

const stats = z.object({
  minutes: count,
  goals_scored: count,
  assists: count,
  goals_conceded: count,
  own_goals: count,
  penalties_saved: count,
  penalties_missed: count,
  yellow_cards: count,
  red_cards: count,
  saves: count,
  bonus: count,
  /** Fouls and mistakes can make it negative. */
  bps: figure,
  /** Counted from 2025/26 on. */
  defensive_contribution: z.nullish(count),
});

const explained = z.object({
  fixture: wholeNumber(),
  stats: z.array(z.object({ identifier: z.string(), value: figure })),
});

/** An element of `/event/{gameweek}/live/`. */
export const liveRecord = z.object({ id: wholeNumber(), stats, explain: z.array(explained) });

export type LiveRecord = z.output<typeof liveRecord>;

/**
 * What a player did in one fixture of a gameweek; null if it wasn't theirs. If it was their only one, the gameweek's
 * figures are the fixture's. If a club plays twice, only `explain` separates the fixtures: it lists what moved points,
 * so what's missing moved none (a clean sheet means none conceded).
 *
 * @param bps the player's BPS in the fixture, which `explain` doesn't have; null: unknown
 */
export function toPerformance(
  { stats: total, explain }: LiveRecord,
  fixtureId: number,
  bps: number | null,
): Performance | null {
  const own = explain.find(({ fixture }) => fixture === fixtureId);
  if (own === undefined) return null;
  if (explain.every(({ fixture }) => fixture === fixtureId)) {
    return {
      ...UNKNOWN_PERFORMANCE,
      minutes: total.minutes,
      goals: total.goals_scored,
      assists: total.assists,
      conceded: total.goals_conceded,
      saves: total.saves,
      penaltiesSaved: total.penalties_saved,
      penaltiesMissed: total.penalties_missed,
      yellowCards: total.yellow_cards,
      redCards: total.red_cards,
      ownGoals: total.own_goals,
      defensiveContributions: total.defensive_contribution ?? null,
      bps: total.bps,
      bonus: total.bonus,
    };
  }
  return { ...fromExplained(new Map(own.stats.map(({ identifier, value }) => [identifier, value]))), bps };
}

function fromExplained(listed: ReadonlyMap<string, number>): Performance {
  const of = (identifier: string): number => listed.get(identifier) ?? 0;
  return {
    ...UNKNOWN_PERFORMANCE,
    minutes: of("minutes"),
    goals: of("goals_scored"),
    assists: of("assists"),
    conceded: of("clean_sheets") > 0 ? 0 : (listed.get("goals_conceded") ?? null),
    saves: of("saves"),
    penaltiesSaved: of("penalties_saved"),
    penaltiesMissed: of("penalties_missed"),
    yellowCards: of("yellow_cards"),
    redCards: of("red_cards"),
    ownGoals: of("own_goals"),
    defensiveContributions: of("defensive_contribution"),
    bonus: of("bonus"),
  };
}
