/** What locks a card or a team: a monthly tournament, or a gameweek of a fantasy league. */
export type LockPlace =
  | { readonly kind: "tournament"; readonly name: string }
  | { readonly kind: "gameweek"; readonly league: string; readonly gameweek: number };

/** Something a card plays in, which keeps it from being deleted. */
export interface CardLock {
  readonly where: LockPlace;
  /** When it ends, ISO 8601 in UTC. */
  readonly until: string;
}

/** Whether two places are the same tournament or the same gameweek of the same league. */
export function isSamePlace(one: LockPlace, other: LockPlace): boolean {
  if (one.kind === "tournament") return other.kind === "tournament" && other.name === one.name;
  return other.kind === "gameweek" && other.league === one.league && other.gameweek === one.gameweek;
}

/** Of several locks the one that ends last; undefined: none. */
export function longestLock(locks: readonly CardLock[]): CardLock | undefined {
  return locks.toSorted((a, b) => b.until.localeCompare(a.until))[0];
}
