import { accepted, type Outcome, refused } from "#game/outcome.ts";

/** Something that a card plays in and so cannot be deleted from. */
export interface CardLock {
  /** Such as "it plays in the tournament September 2026". */
  readonly where: string;
  /** When it ends, ISO 8601 in UTC. */
  readonly until: string;
}

export type CardLocked = { readonly code: "card_locked"; readonly where: string; readonly until: string };
export type CardInTeam = { readonly code: "card_in_team"; readonly teamNames: readonly string[] };

/**
 * Whether a card may be deleted: not while it is locked in an active tournament or a squad of a running round
 * (docs/rules.md#locked-cards-and-teams). A card in a saved team may be, and leaves its slot empty; the page asks first
 * and names the team (spec §4). Of several locks the one that ends last is named.
 */
export function decideDeletion(locks: readonly CardLock[]): Outcome<null, CardLocked> {
  const longest = locks.toSorted((a, b) => b.until.localeCompare(a.until))[0];
  if (longest !== undefined)
    return refused({ code: "card_locked", where: longest.where, until: longest.until });
  return accepted(null);
}

/** Whether an approval may be taken back: the card must not be locked, nor in a team, where only approved cards are. */
export function decideWithdrawal(
  locks: readonly CardLock[],
  teamNames: readonly string[],
): Outcome<null, CardLocked | CardInTeam> {
  if (locks.length === 0 && teamNames.length > 0) return refused({ code: "card_in_team", teamNames });
  return decideDeletion(locks);
}
