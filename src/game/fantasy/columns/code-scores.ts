import { readPickCode } from "#game/tournament/pick-code.ts";
import type { ScoreOf } from "#game/fantasy/card-points.ts";

/** What the cards of a round earn, at the place of their pick code. */
export interface CodeScores {
  readonly points: Int16Array;
  /** 1 where the player took part, else 0. */
  readonly hasPlayed: Uint8Array;
}

/**
 * Asks once for every pick code that occurs. Throws a RangeError for a code without a player: a mistake of the caller,
 * because no squad has such a card.
 */
export function scoreCodes(pickCodes: Int32Array, scoreOf: ScoreOf): CodeScores {
  const greatest = pickCodes.reduce((most, code) => Math.max(most, code), 0);
  const points = new Int16Array(greatest + 1);
  const hasPlayed = new Uint8Array(greatest + 1);
  const isKnown = new Uint8Array(greatest + 1);
  for (const code of pickCodes) {
    if (isKnown[code] === 1) continue;
    const pick = readPickCode(code);
    if (pick === null) throw new RangeError(`${code} is the code of no player`);
    const card = scoreOf(pick.playerId, pick.position);
    points[code] = card.points;
    hasPlayed[code] = card.hasPlayed ? 1 : 0;
    isKnown[code] = 1;
  }
  return { points, hasPlayed };
}
