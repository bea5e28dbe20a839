import type { Position } from "#game/card/position.ts";
import { scorePerformance } from "#game/football/points.ts";
import type { LeagueSlug } from "#game/world/catalogue/leagues.ts";
import type { FixtureEvent } from "#game/world/fixture-event.ts";
import { fixturesOf } from "#game/world/fixtures-of.ts";
import type { Fixture } from "#game/world/fixtures-of.ts";
import { matchEnd } from "#game/world/match/match-clock.ts";
import { performUntil } from "#game/world/match/perform.ts";
import { goalsIn, playMatch } from "#game/world/match/play-match.ts";
import type { PlayedMatch } from "#game/world/match/play-match.ts";

/** Totals of some seasons of a league, counted over all their matches. */
export interface SeasonCounts {
  matches: number;
  /** How often each score occurred, as "2-1". */
  readonly scores: Record<string, number>;
  /** Goals by `quarterOf`. */
  readonly goalsByQuarter: number[];
  readonly events: Record<CountedEvent, number>;
  /** Only counted for the league with recorded player figures; zero for the others. */
  readonly byPosition: Record<Position, PositionCounts>;
  /** The points of the league tables, one row per season, unordered. */
  readonly tables: number[][];
}

export interface PositionCounts {
  /** Players who were on the pitch, summed over all matches. */
  appearances: number;
  goals: number;
  /** Fantasy points of those who played (docs/rules.md#points). */
  points: number;
}

export type CountedEvent =
  | "yellow"
  | "straight_red"
  | "second_yellow"
  | "penalty_goal"
  | "penalty_missed"
  | "own_goal"
  | "substitution";

/** The only league with recorded player figures. Counting the others' players would double the time. */
const LEAGUE_WITH_PLAYERS: LeagueSlug = "premier-league";

/** Plays whole seasons of a league, one per seed, and counts what happened. */
export function measureSeasons(league: LeagueSlug, season: number, seeds: readonly number[]): SeasonCounts {
  const counts = emptyCounts();
  for (const seed of seeds) {
    const table = new Map<string, number>();
    for (const fixture of fixturesOf(league, season, seed)) countFixture(counts, table, fixture);
    counts.tables.push([...table.values()]);
  }
  return counts;
}

function countFixture(counts: SeasonCounts, table: Map<string, number>, fixture: Fixture): void {
  const match = playMatch(fixture);
  const { home, away } = goalsIn(match.events);
  counts.matches += 1;
  counts.scores[`${home}-${away}`] = (counts.scores[`${home}-${away}`] ?? 0) + 1;
  addTo(table, fixture.home, home > away ? 3 : home === away ? 1 : 0);
  addTo(table, fixture.away, away > home ? 3 : home === away ? 1 : 0);
  for (const event of match.events) countEvent(counts, event);
  if (fixture.league === LEAGUE_WITH_PLAYERS) countPlayers(counts, fixture, match);
}

function countPlayers(counts: SeasonCounts, fixture: Fixture, match: PlayedMatch): void {
  for (const { player, performance } of performUntil(fixture, match, matchEnd(match.stoppage))) {
    if (performance.minutes === 0) continue;
    const of = counts.byPosition[player.position];
    of.appearances += 1;
    of.goals += performance.goals ?? 0;
    of.points += scorePerformance(performance, player.position, fixture.season).points;
  }
}

function countEvent({ events, goalsByQuarter }: SeasonCounts, event: FixtureEvent): void {
  const isGoal = event.kind === "goal" || event.kind === "own_goal";
  if (isGoal) goalsByQuarter[quarterOf(event)] = (goalsByQuarter[quarterOf(event)] ?? 0) + 1;
  const counted = countedAs(event);
  if (counted) events[counted] += 1;
}

/** 0–2 for 1–15, 16–30, 31–45; 3 for 45+; 4–6 for 46–60, 61–75, 76–90; 7 for 90+. */
function quarterOf({ minute, stoppage }: Pick<FixtureEvent, "minute" | "stoppage">): number {
  const isFirstHalf = minute <= 45;
  if (stoppage !== null) return isFirstHalf ? 3 : 7;
  return Math.floor((minute - 1) / 15) + (isFirstHalf ? 0 : 1);
}

function countedAs(event: FixtureEvent): CountedEvent | null {
  if (event.kind === "yellow_card") return "yellow";
  if (event.kind === "red_card") return event.isSecondYellow ? "second_yellow" : "straight_red";
  if (event.kind === "goal") return event.isPenalty ? "penalty_goal" : null;
  return event.kind;
}

function addTo(table: Map<string, number>, club: string, points: number): void {
  table.set(club, (table.get(club) ?? 0) + points);
}

function emptyCounts(): SeasonCounts {
  return {
    matches: 0,
    scores: {},
    goalsByQuarter: Array.from({ length: 8 }, () => 0),
    events: {
      yellow: 0,
      straight_red: 0,
      second_yellow: 0,
      penalty_goal: 0,
      penalty_missed: 0,
      own_goal: 0,
      substitution: 0,
    },
    byPosition: { goalkeeper: nothing(), defender: nothing(), midfielder: nothing(), forward: nothing() },
    tables: [],
  };
}

function nothing(): PositionCounts {
  return { appearances: 0, goals: 0, points: 0 };
}
