import type { SearchResults } from "#contract/search/search.ts";

/** One result and its kind. */
export type SearchOption = {
  readonly [Kind in keyof SearchResults]: {
    readonly kind: Kind;
    readonly found: SearchResults[Kind][number];
  };
}[keyof SearchResults];

export interface SearchGroup {
  readonly kind: keyof SearchResults;
  readonly options: readonly SearchOption[];
  /** The index of its first option among all options. */
  readonly from: number;
}

/** The groups with results, in display order. */
export function searchGroups({ players, clubs, managers, leagues }: SearchResults): SearchGroup[] {
  const groups = [
    players.map((found) => ({ kind: "players" as const, found })),
    clubs.map((found) => ({ kind: "clubs" as const, found })),
    managers.map((found) => ({ kind: "managers" as const, found })),
    leagues.map((found) => ({ kind: "leagues" as const, found })),
  ];
  let from = 0;
  return groups.flatMap((options) => {
    const [first] = options;
    if (first === undefined) return [];
    const group = { kind: first.kind, options, from };
    from += options.length;
    return [group];
  });
}
