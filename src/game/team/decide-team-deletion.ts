import { type CardLock, isSamePlace, longestLock, type LockPlace } from "#game/card/card-lock.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";

export interface TeamLocked {
  readonly code: "team_locked";
  readonly where: LockPlace;
  readonly until: string;
}

/**
 * A team can't be deleted while all its cards play together in one competition (docs/rules.md#locked-cards-and-teams).
 * One that only shares a card with the team that plays can be, and so can one that was rebuilt since: what plays is a
 * copy. Of several locks the refusal names the one that ends last.
 *
 * @param locksOfCards the locks of each card of the team
 */
export function decideTeamDeletion(
  locksOfCards: readonly (readonly CardLock[])[],
): Outcome<null, TeamLocked> {
  const [ofFirst = [], ...ofOthers] = locksOfCards;
  const shared = ofFirst.filter(({ where }) =>
    ofOthers.every((locks) => locks.some((lock) => isSamePlace(lock.where, where))),
  );
  const longest = longestLock(shared);
  return longest === undefined ? accepted(null) : refused({ code: "team_locked", ...longest });
}
