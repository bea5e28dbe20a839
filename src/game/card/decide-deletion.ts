import { type CardLock, longestLock, type LockPlace } from "./card-lock.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";

export type CardLocked = { readonly code: "card_locked"; readonly where: LockPlace; readonly until: string };
export type CardInTeam = { readonly code: "card_in_team"; readonly teamNames: readonly string[] };

/**
 * Whether a card can be deleted: not while an active tournament or a squad in a running round locks it
 * (docs/rules.md#locked-cards-and-teams). One in a saved team can be, and leaves its slot empty: the page asks first and
 * names the team (spec §4). Of several locks, the refusal names the one that ends last.
 */
export function decideDeletion(locks: readonly CardLock[]): Outcome<null, CardLocked> {
  const longest = longestLock(locks);
  if (longest !== undefined)
    return refused({ code: "card_locked", where: longest.where, until: longest.until });
  return accepted(null);
}

/** Whether an approval can be undone: the card must not be locked, nor in a team, where only approved cards play. */
export function decideWithdrawal(
  locks: readonly CardLock[],
  teamNames: readonly string[],
): Outcome<null, CardLocked | CardInTeam> {
  if (locks.length === 0 && teamNames.length > 0) return refused({ code: "card_in_team", teamNames });
  return decideDeletion(locks);
}
