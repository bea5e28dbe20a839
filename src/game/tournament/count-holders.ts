import { readPickCode, SCORELESS_PICK } from "./pick-code.ts";

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
