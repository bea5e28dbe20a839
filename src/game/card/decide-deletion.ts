import { accepted, type Outcome, refused } from "#game/outcome.ts";

/** Something that a card plays in and so cannot be deleted from. */
export interface CardLock {
  /** Such as "it plays in the tournament September 2026". */
  readonly where: string;
  /** When it ends, ISO 8601 in UTC. */
  readonly until: string;
}

export type DeletionRefusal =
  | { readonly code: "card_locked"; readonly where: string; readonly until: string }
  | { readonly code: "card_in_team"; readonly teamNames: readonly string[] };

/**
 * Whether a card may be deleted: not while it is locked, and not while it stands in a team, because a line-up is never
 * changed in silence (docs/rules.md#locked-cards-and-teams). Of several locks the one that ends last is named.
 */
export function decideDeletion(
  locks: readonly CardLock[],
  teamNames: readonly string[],
): Outcome<null, DeletionRefusal> {
  const longest = locks.toSorted((a, b) => b.until.localeCompare(a.until))[0];
  if (longest !== undefined)
    return refused({ code: "card_locked", where: longest.where, until: longest.until });
  if (teamNames.length > 0) return refused({ code: "card_in_team", teamNames });
  return accepted(null);
}
