import { isSamePlace, type LockPlace } from "#game/card/lock-place.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";

/** Something a card plays in. */
export interface LockOfCard {
  readonly where: LockPlace;
  /** When it ends, ISO 8601 in UTC. */
  readonly until: string;
}

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
  locksOfCards: readonly (readonly LockOfCard[])[],
): Outcome<null, TeamLocked> {
  const [ofFirst = [], ...ofOthers] = locksOfCards;
  const shared = ofFirst.filter(({ where }) =>
    ofOthers.every((locks) => locks.some((lock) => isSamePlace(lock.where, where))),
  );
  const longest = shared.toSorted((a, b) => b.until.localeCompare(a.until))[0];
  return longest === undefined ? accepted(null) : refused({ code: "team_locked", ...longest });
}
