import { type Position, positions } from "#game/card/position.ts";
import { BENCH_COUNT, CLUB_LIMIT, countPositions, STARTER_COUNT, squadShapes } from "#game/fantasy/squad.ts";
import type { PositionCounts } from "#game/fantasy/squad.ts";
import type { Candidate } from "./club-options.ts";

/** What a collection lacks for a legal nine. */
export interface MissingCards {
  /** Players who could be in one nine, at most three from each club. */
  readonly usable: number;
  /** Starters that no card can be, by position. */
  readonly positions: PositionCounts;
  /** Further cards of any position. */
  readonly more: number;
}

/**
 * The fewest cards of further players that make a legal nine possible (docs/rules.md#squad): the starters that the nearest
 * formation lacks, and as many more as nine take. Where it asks for nothing and there is no legal nine, players who are
 * needed exclude each other by their club.
 *
 * @param cards approved and linked to players of the league; several may be of one player
 */
export function missingCards(
  cards: readonly Pick<Candidate, "playerId" | "position" | "clubId">[],
): MissingCards {
  const players = [...new Map(cards.map((card) => [card.playerId, card])).values()];
  const clubs = Map.groupBy(players, ({ clubId }) => clubId);
  const usable = [...clubs.values()].reduce((sum, { length }) => sum + Math.min(length, CLUB_LIMIT), 0);
  const owned = countPositions(players.map(({ position }) => position));
  const lacks = squadShapes.map(({ counts }) => lackOf(counts, owned));
  const nearest = lacks.reduce((least, lack) => (sumOf(lack) < sumOf(least) ? lack : least));
  const more = Math.max(0, STARTER_COUNT + BENCH_COUNT - usable - sumOf(nearest));
  return { usable, positions: nearest, more };
}

function lackOf(needed: PositionCounts, owned: PositionCounts): PositionCounts {
  const lackOfPosition = (position: Position) => Math.max(0, needed[position] - owned[position]);
  return {
    goalkeeper: lackOfPosition("goalkeeper"),
    defender: lackOfPosition("defender"),
    midfielder: lackOfPosition("midfielder"),
    forward: lackOfPosition("forward"),
  };
}

function sumOf(counts: PositionCounts): number {
  return positions.reduce((sum, position) => sum + counts[position], 0);
}
