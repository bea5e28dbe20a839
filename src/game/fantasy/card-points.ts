import type { Position } from "#game/card/position.ts";
import { disciplineOf } from "#game/football/discipline.ts";
import type { Performance } from "#game/football/performance.ts";
import { scorePerformance } from "#game/football/points.ts";
import type { Receipt } from "#game/football/points.ts";

/** A player's performance in one of the round's fixtures. */
export interface RoundPerformance {
  readonly fixtureId: number;
  readonly performance: Performance;
}

/** A player in a round. An unknown player has no fixture in the round. */
export interface PlayerRound {
  readonly performances: readonly RoundPerformance[];
  /** Whether the player has no fixture in the round that's in play or still to come. */
  readonly isOver: boolean;
}

/** What a card of this player earns in the round, before captain and chip. */
export interface CardPoints {
  readonly points: number;
  readonly receipts: readonly (Receipt & { readonly fixtureId: number })[];
  readonly hasPlayed: boolean;
  readonly isOver: boolean;
}

const NO_FIXTURE: CardPoints = { points: 0, receipts: [], hasPlayed: false, isOver: true };

/** Minutes from which a player took part, card or no card (docs/rules.md#who-played). */
export const LEAST_MINUTES_PLAYED = 1;

/** Whether a player took part: at least one minute, or a card without any (docs/rules.md#who-played). */
export function hasPlayed(performance: Performance): boolean {
  const { yellow, red } = disciplineOf(performance);
  return (performance.minutes ?? 0) >= LEAST_MINUTES_PLAYED || yellow + red > 0;
}

/**
 * The sum over all fixtures of the round, by the position of the card and the rules of the round's season (the year in
 * which it starts), with a receipt for each fixture.
 */
export function scoreCard(player: PlayerRound | undefined, position: Position, season: number): CardPoints {
  if (player === undefined) return NO_FIXTURE;
  const receipts = player.performances.map(({ fixtureId, performance }) => ({
    fixtureId,
    ...scorePerformance(performance, position, season),
  }));
  return {
    points: receipts.reduce((sum, { points }) => sum + points, 0),
    receipts,
    hasPlayed: player.performances.some(({ performance }) => hasPlayed(performance)),
    isOver: player.isOver,
  };
}

/** What a card earns, by its player and its position. */
export type ScoreOf = (playerId: number, position: Position) => CardPoints;

/** The scores of a round for any number of squads: each player is scored once for each position that asks. */
export function scoresOfRound(players: ReadonlyMap<number, PlayerRound>, season: number): ScoreOf {
  const known: Record<Position, Map<number, CardPoints>> = {
    goalkeeper: new Map(),
    defender: new Map(),
    midfielder: new Map(),
    forward: new Map(),
  };
  return (playerId, position) => {
    const found = known[position].get(playerId) ?? scoreCard(players.get(playerId), position, season);
    known[position].set(playerId, found);
    return found;
  };
}
