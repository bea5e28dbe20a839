/** The facts that badges depend on. */
export interface BadgeFacts {
  /** Matches of the match game. */
  readonly totalMatches: number;
  readonly totalWins: number;
  /** Approved cards. */
  readonly cardsOwned: number;
  /** Approved photos of physical cards. */
  readonly specialCards: number;
  readonly tournamentsEntered: number;
  /** The best position in a final table of a tournament; null: none yet. */
  readonly bestPosition: number | null;
  /** The most points in one tournament with a final table; null: none yet. */
  readonly mostPoints: number | null;
}

/** Every badge, rarest first. */
export const badgeKeys = [
  "champion",
  "podium",
  "top-20",
  "century",
  "regular",
  "photographer",
  "collector",
  "veteran",
  "first-win",
] as const;

export type BadgeKey = (typeof badgeKeys)[number];

const within = (place: number) => (facts: BadgeFacts) =>
  facts.bestPosition !== null && facts.bestPosition <= place;

/** The thresholds are ours: the specification only shows profiles. */
const isEarned: Readonly<Record<BadgeKey, (facts: BadgeFacts) => boolean>> = {
  champion: within(1),
  podium: within(3),
  "top-20": within(20),
  century: ({ mostPoints }) => (mostPoints ?? 0) >= 100,
  regular: ({ tournamentsEntered }) => tournamentsEntered >= 3,
  photographer: ({ specialCards }) => specialCards >= 1,
  collector: ({ cardsOwned }) => cardsOwned >= 25,
  veteran: ({ totalMatches }) => totalMatches >= 50,
  "first-win": ({ totalWins }) => totalWins >= 1,
};

/** The earned badges, rarest first. They follow from the facts alone and are never granted or removed by hand. */
export function earnedBadges(facts: BadgeFacts): readonly BadgeKey[] {
  return badgeKeys.filter((key) => isEarned[key](facts));
}
