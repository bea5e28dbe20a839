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
  const players = [...Map.groupBy(cards, ({ playerId }) => playerId).values()];
  const clubs = Map.groupBy(players, ([first]) => first?.clubId);
  const usable = [...clubs.values()].reduce((sum, { length }) => sum + Math.min(length, CLUB_LIMIT), 0);
  const owned = players.map((own) => new Set(own.map(({ position }) => position)));
  const lacks = squadShapes.map(({ counts }) => lackOf(counts, owned));
  const nearest = lacks.reduce((least, lack) => (sumOf(lack) < sumOf(least) ? lack : least));
  const more = Math.max(0, STARTER_COUNT + BENCH_COUNT - usable - sumOf(nearest));
  return { usable, positions: nearest, more };
}

/**
 * The starters of a shape that nobody is left for, by position. A player with cards of two positions takes one place, and
 * moves to the other if that makes room for somebody else.
 *
 * @param players each with the positions on the cards
 */
function lackOf(needed: PositionCounts, players: readonly ReadonlySet<Position>[]): PositionCounts {
  const places = positions.flatMap((position) => Array<Position>(needed[position]).fill(position));
  const taken = new Map<ReadonlySet<Position>, Position>();
  const fill = (place: Position, asked: Set<ReadonlySet<Position>>): boolean =>
    players.some((player) => {
      if (!player.has(place) || asked.has(player)) return false;
      asked.add(player);
      const other = taken.get(player);
      if (other !== undefined && !fill(other, asked)) return false;
      taken.set(player, place);
      return true;
    });
  return countPositions(places.filter((place) => !fill(place, new Set())));
}

function sumOf(counts: PositionCounts): number {
  return positions.reduce((sum, position) => sum + counts[position], 0);
}
