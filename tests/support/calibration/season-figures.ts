import type { SeasonCounts } from "./measure-seasons.ts";

/** Season counts as figures per match, named like the recorded figures. */
export interface SeasonFigures {
  readonly results: Readonly<Record<string, number>>;
  readonly perMatch: Readonly<Record<string, number>>;
  readonly goalsPerMatch: number;
  /** Shares of all goals in 1–15, 16–30, 31–45, 45+, 46–60, 61–75, 76–90, 90+. */
  readonly goalShares: readonly number[];
}

export function figuresOf(counts: SeasonCounts): SeasonFigures {
  const { events, matches } = counts;
  const goals = counts.goalsByQuarter.reduce((sum, inQuarter) => sum + inQuarter, 0);
  return {
    results: resultsOf(counts),
    perMatch: {
      /** The recorded bookings include second yellows. */
      yellow: (events.yellow + events.second_yellow) / matches,
      red: events.straight_red / matches,
      secondYellowDismissal: events.second_yellow / matches,
      penalty_goal: events.penalty_goal / matches,
      penalty_missed: events.penalty_missed / matches,
      own_goal: events.own_goal / matches,
    },
    goalsPerMatch: goals / matches,
    goalShares: counts.goalsByQuarter.map((inQuarter) => inQuarter / goals),
  };
}

function resultsOf({ scores, matches }: SeasonCounts): Record<string, number> {
  const sums = {
    meanHomeGoals: 0,
    meanAwayGoals: 0,
    homeWin: 0,
    draw: 0,
    awayWin: 0,
    bothTeamsScore: 0,
    over2_5: 0,
  };
  for (const [score, times] of Object.entries(scores)) {
    const [home = 0, away = 0] = score.split("-").map(Number);
    const share = times / matches;
    sums.meanHomeGoals += home * share;
    sums.meanAwayGoals += away * share;
    sums[home > away ? "homeWin" : home === away ? "draw" : "awayWin"] += share;
    if (home > 0 && away > 0) sums.bothTeamsScore += share;
    if (home + away > 2.5) sums.over2_5 += share;
  }
  return sums;
}
