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

/** How many entries hold each player, given the pick codes of all. No entry holds a player twice, so picks are entries. */
export function countHolders(pickCodes: Int32Array): Map<number, number> {
  const greatest = pickCodes.reduce((most, code) => Math.max(most, code), 0);
  const picks: Int32Array = new Int32Array(greatest + 1);
  for (const code of pickCodes) if (code !== SCORELESS_PICK) picks[code] = (picks[code] ?? 0) + 1;
  const holders = new Map<number, number>();
  for (const [code, count] of picks.entries()) {
    const pick = count === 0 ? null : readPickCode(code);
    if (pick !== null) holders.set(pick.playerId, (holders.get(pick.playerId) ?? 0) + count);
  }
  return holders;
}
