/** Behind every position that there can be. */
const BEHIND_ALL = Number.MAX_SAFE_INTEGER;

/** A member of a mini-league, with the position in the table of all managers; null: not in it. */
export interface MemberPlace {
  readonly overallPosition: number | null;
}

/**
 * The members in the order of the league's own table, each with the position in it: competition ranking (1, 1, 3) after
 * the positions in the table of all. Members who aren't in that table come last, without a position, in the order
 * given.
 */
export function rankMembers<Member extends MemberPlace>(
  members: readonly Member[],
): readonly (Member & { readonly position: number | null })[] {
  const sorted = members.toSorted(
    (a, b) => (a.overallPosition ?? BEHIND_ALL) - (b.overallPosition ?? BEHIND_ALL),
  );
  let position = 0;
  let above: number | null = null;
  return sorted.map((member, index) => {
    if (member.overallPosition === null) return { ...member, position: null };
    if (member.overallPosition !== above) position = index + 1;
    above = member.overallPosition;
    return { ...member, position };
  });
}
