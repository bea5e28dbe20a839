import { type Position, positions } from "#game/card/position.ts";

/** The code of a pick that is not linked to a real player and so scores nothing. */
export const SCORELESS_PICK = -1;

/**
 * What a pick's points depend on, in one number: the real player and the card's position. Five of them stand for an
 * entry where a million entries are added up.
 */
export function pickCode(playerId: number | null, position: Position): number {
  return playerId === null ? SCORELESS_PICK : playerId * positions.length + positions.indexOf(position);
}

/** The codes that picks of a player can have, one for each position. */
export function pickCodesOf(playerId: number): readonly number[] {
  return positions.map((position) => pickCode(playerId, position));
}

/** The player and the position of a code; null for a scoreless pick. */
export function readPickCode(code: number): { playerId: number; position: Position } | null {
  const position = positions[code % positions.length];
  if (code < 0 || position === undefined) return null;
  return { playerId: Math.floor(code / positions.length), position };
}
