import type { Position } from "#game/card/position.ts";
import { FULL_TIME } from "#game/football/performance.ts";

/** What a player did in a fixture: both 0 where the player did not come on. */
export interface Game {
  readonly minutes: number;
  /** Fantasy points by the player's own position. */
  readonly points: number;
}

/** What is known of a player when somebody asks whether the player is a regular. */
export interface PlayerForm {
  readonly playerId: number;
  readonly clubId: number;
  readonly position: Position;
  /** 1–99. */
  readonly overall: number;
  /** By the provider's word; null: it says nothing. */
  readonly isFit: boolean | null;
  /** One for each of the player's games (gamesOfPlayer) in the season's last ten rounds, oldest first. */
  readonly games: readonly Game[];
  /** The player's minutes in the fixtures that the club played in the season before; null: it played none. */
  readonly lastSeason: { readonly minutes: number; readonly fixtures: number } | null;
}

/** The games that minutes are counted in (docs/rules.md#regulars). */
const RECENT_FIXTURES = 6;

/**
 * How much of the last six games the player was on the pitch, 0–1. For each of the six that the season has not
 * had yet counts the share of last season, or `odds` where the club played none of that.
 */
export function shareOfMinutes({ games, lastSeason }: PlayerForm, odds: number): number {
  const before =
    lastSeason === null || lastSeason.fixtures === 0
      ? odds
      : lastSeason.minutes / (lastSeason.fixtures * FULL_TIME);
  const recent = games.slice(-RECENT_FIXTURES);
  const missing = (RECENT_FIXTURES - recent.length) * FULL_TIME;
  return (minutesOf(recent) + missing * before) / (RECENT_FIXTURES * FULL_TIME);
}

/**
 * Whether the player has kept the place: on the pitch for as much of all of the last ten rounds, and for half of the
 * last fixture. A player who has just come into the team, or has just dropped out of it, has not. Before the first
 * fixture everybody has.
 */
export function keepsPlace({ games }: PlayerForm, share: number): boolean {
  const last = games.at(-1);
  if (last === undefined) return true;
  const isKept = games.length <= RECENT_FIXTURES || minutesOf(games) / (games.length * FULL_TIME) >= share;
  return isKept && last.minutes >= FULL_TIME / 2;
}

function minutesOf(games: readonly Game[]): number {
  return games.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** The rounds whose fixtures a player's form looks back on (docs/rules.md#regulars). */
const FORM_ROUNDS = 10;

/**
 * The finished fixtures of a season's last ten rounds, in the order given. A round counts from the moment half of its
 * fixtures are finished: one that was brought forward is a game of its two clubs, and takes none from the others.
 */
export function fixturesOfLastRounds<Fixture extends { readonly round: number }>(
  season: readonly Fixture[],
  isFinished: (fixture: Fixture) => boolean,
): Fixture[] {
  const rounds = [...Map.groupBy(season, ({ round }) => round)]
    .filter(([, fixtures]) => 2 * fixtures.filter(isFinished).length >= fixtures.length)
    .map(([round]) => round)
    .sort((a, b) => b - a);
  const first = rounds[FORM_ROUNDS - 1] ?? 0;
  return season.filter((fixture) => fixture.round >= first && isFinished(fixture));
}
