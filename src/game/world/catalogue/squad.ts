import type { Position } from "#game/card/position.ts";

/**
 * A player of a club's squad. The slug is unique over all clubs and never changes; the overall is 1–99
 * (docs/rules.md#overall-and-rarity).
 */
export type SquadRow = readonly [slug: string, name: string, position: Position, overall: number];

/** Squads by the club's slug. */
export type Squads = Readonly<Record<string, readonly SquadRow[]>>;
