import type { PlayedGame } from "#contract/football/player-page.ts";

/** A player's gameweek; a double gameweek has two matches. */
export interface Gameweek {
  readonly round: number;
  readonly points: number;
  readonly minutes: number;
  /** The share of his club's minutes that he played, 0 to 1. */
  readonly share: number;
}

const MATCH_MINUTES = 90;

/** The season by gameweek, in the order they were played in. */
export function gameweeksOf(games: readonly PlayedGame[]): Gameweek[] {
  return [...Map.groupBy(games, ({ round }) => round)].map(([round, own]) => {
    const minutes = sum(own.map((game) => game.minutes));
    return {
      round,
      points: sum(own.map((game) => game.points)),
      minutes,
      share: Math.min(1, minutes / (MATCH_MINUTES * own.length)),
    };
  });
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
