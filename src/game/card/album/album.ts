import { accepted, type Outcome, refused } from "#game/outcome.ts";

/** Cards that a profile shows (docs/rules.md#album). */
export const SHOWCASE_MAX = 9;
/** Wishes of one user: a whole set, twice over. */
export const WISHES_MAX = 50;

export type AlbumRefusal = { readonly code: "too_many_wishes"; readonly most: number };

/** Whether a user with this many wishes can make another one. */
export function decideNewWish(wishes: number): Outcome<true, AlbumRefusal> {
  return wishes < WISHES_MAX ? accepted(true) : refused({ code: "too_many_wishes", most: WISHES_MAX });
}

/** What a manager has of each player, and what they wish for. */
export interface SwapSide {
  /** Players of whom they own two cards or more. */
  readonly duplicates: ReadonlySet<number>;
  /** Players whom they wish for and don't own. */
  readonly wishes: ReadonlySet<number>;
}

/** Players that could change hands between two managers. */
export interface SwapMatch {
  /** What the other one has twice and I wish for. */
  readonly toGet: readonly number[];
  /** What I have twice and the other one wishes for. */
  readonly toGive: readonly number[];
}

/** What two managers could swap; null if neither has anything for the other. */
export function matchSwap(mine: SwapSide, theirs: SwapSide): SwapMatch | null {
  const toGet = [...theirs.duplicates].filter((player) => mine.wishes.has(player));
  const toGive = [...mine.duplicates].filter((player) => theirs.wishes.has(player));
  return toGet.length + toGive.length === 0 ? null : { toGet, toGive };
}

/** The order with the best swaps first: both ways, then by how much changes hands. */
export function bySwap(one: SwapMatch, other: SwapMatch): number {
  const worth = ({ toGet, toGive }: SwapMatch): number =>
    Math.min(toGet.length, toGive.length) * WISHES_MAX * 2 + toGet.length + toGive.length;
  return worth(other) - worth(one);
}
