/** What badges are earned with. */
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

export interface Badge {
  readonly key: string;
  readonly name: string;
  /** What it was earned for. */
  readonly text: string;
}

interface BadgeRule extends Badge {
  readonly isEarned: (facts: BadgeFacts) => boolean;
}

const within = (place: number) => (facts: BadgeFacts) =>
  facts.bestPosition !== null && facts.bestPosition <= place;

/** Every badge, the rarest first. The thresholds are ours: the specification only shows profiles. */
const rules: readonly BadgeRule[] = [
  { key: "champion", name: "Champion", text: "Won a monthly tournament", isEarned: within(1) },
  { key: "podium", name: "Podium", text: "Finished a month among the first three", isEarned: within(3) },
  { key: "top-20", name: "Top 20", text: "Finished a month among the first twenty", isEarned: within(20) },
  {
    key: "century",
    name: "Century",
    text: "Scored 100 points in one month",
    isEarned: ({ mostPoints }) => (mostPoints ?? 0) >= 100,
  },
  {
    key: "regular",
    name: "Regular",
    text: "Entered three tournaments",
    isEarned: ({ tournamentsEntered }) => tournamentsEntered >= 3,
  },
  {
    key: "photographer",
    name: "Photographer",
    text: "Had a photo of a physical card approved",
    isEarned: ({ specialCards }) => specialCards >= 1,
  },
  {
    key: "collector",
    name: "Collector",
    text: "Owns 25 cards",
    isEarned: ({ cardsOwned }) => cardsOwned >= 25,
  },
  {
    key: "veteran",
    name: "Veteran",
    text: "Played 50 matches",
    isEarned: ({ totalMatches }) => totalMatches >= 50,
  },
  {
    key: "first-win",
    name: "First Win",
    text: "Won a match",
    isEarned: ({ totalWins }) => totalWins >= 1,
  },
];

/** The badges that are earned, the rarest first. They follow from the facts alone, so none is ever granted or lost by hand. */
export function earnedBadges(facts: BadgeFacts): readonly Badge[] {
  return rules.filter(({ isEarned }) => isEarned(facts)).map(({ key, name, text }) => ({ key, name, text }));
}
