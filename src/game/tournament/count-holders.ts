import { readPickCode } from "./pick-code.ts";

/** How many entries hold each player, given the pick codes of all. No entry holds a player twice, so picks are entries. */
export function countHolders(pickCodes: Int32Array): Map<number, number> {
  const picks: Int32Array = new Int32Array(greatestOf(pickCodes) + 1);
  for (let at = 0; at < pickCodes.length; at += 1) {
    const code = pickCodes[at] ?? -1;
    if (code >= 0) picks[code] = (picks[code] ?? 0) + 1;
  }
  const holders = new Map<number, number>();
  for (const [code, count] of picks.entries()) {
    const pick = count === 0 ? null : readPickCode(code);
    if (pick !== null) holders.set(pick.playerId, (holders.get(pick.playerId) ?? 0) + count);
  }
  return holders;
}

function greatestOf(pickCodes: Int32Array): number {
  let greatest = 0;
  for (let at = 0; at < pickCodes.length; at += 1) greatest = Math.max(greatest, pickCodes[at] ?? 0);
  return greatest;
}
