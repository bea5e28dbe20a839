import type { Position } from "#game/card/position.ts";
import { fiveASideFormations, naturalPosition } from "#game/team/formation.ts";
import type { FiveASideFormationName } from "#game/team/formation.ts";

/** Cards that start, and cards on the bench (spec §9). */
export const STARTER_COUNT = 5;
export const BENCH_COUNT = 4;
export const SQUAD_SIZE = STARTER_COUNT + BENCH_COUNT;

/** Cards of one club in a squad, at most (docs/rules.md#squad). */
export const CLUB_LIMIT = 3;

/** A card in a squad. The position is that of the card, whatever the player is (docs/rules.md#out-of-position). */
export interface SquadMember {
  readonly cardId: number;
  /** The real player that the card stood for when the squad was chosen. */
  readonly playerId: number;
  readonly position: Position;
}

/** The nine cards of a user in a fantasy league, as they go into a round. */
export interface Squad {
  readonly starters: readonly SquadMember[];
  /** In the order in which they come on. */
  readonly bench: readonly SquadMember[];
  /** A starter. */
  readonly captainId: number;
  /** A starter, another than the captain. */
  readonly viceCaptainId: number;
  /** The cards that carry a chip in this round. */
  readonly chipCardIds: readonly number[];
}

/** How many cards of each position. */
export type PositionCounts = Readonly<Record<Position, number>>;

/** A formation as it counts here: one goalkeeper and so many cards of each outfield position. */
export interface SquadShape {
  readonly name: FiveASideFormationName;
  readonly counts: PositionCounts;
}

/** The shapes that five starters may have: those of the four formations (docs/rules.md#squad). */
export const squadShapes: readonly SquadShape[] = fiveASideFormations.map(({ name, slots }) => ({
  name,
  counts: countPositions(slots.flatMap(({ label }) => naturalPosition(label) ?? [])),
}));

/** How many there are of each position. */
export function countPositions(positions: Iterable<Position>): PositionCounts {
  const counts = { goalkeeper: 0, defender: 0, midfielder: 0, forward: 0 };
  for (const position of positions) counts[position] += 1;
  return counts;
}

/** The formation that starters of these positions fit, or null where they fit none. */
export function shapeOf(positions: Iterable<Position>): FiveASideFormationName | null {
  const counts = countPositions(positions);
  return squadShapes.find((shape) => isSame(shape.counts, counts))?.name ?? null;
}

/** All nine, the starters first. */
export function membersOf(squad: Pick<Squad, "starters" | "bench">): readonly SquadMember[] {
  return [...squad.starters, ...squad.bench];
}

function isSame(a: PositionCounts, b: PositionCounts): boolean {
  return (
    a.goalkeeper === b.goalkeeper &&
    a.defender === b.defender &&
    a.midfielder === b.midfielder &&
    a.forward === b.forward
  );
}
