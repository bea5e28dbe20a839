import { accepted, type Outcome, refused } from "#game/outcome.ts";

/** Cards that the scout gives in a season (docs/rules.md#the-scout): one a gameweek, and one for each month's top tenth. */
export const SIGNINGS_A_SEASON = 45;

/** Looks at players in a gameweek: every manager's, and that of a month's best. */
export const looks = [1, 2] as const;
export type Look = (typeof looks)[number];

/** One finish in so many brings a second look (docs/rules.md#the-scout). */
export const BEST_ONE_IN = 10;

export type SigningRefusal =
  | { readonly code: "scout_player_not_offered" }
  | { readonly code: "scout_offer_taken" }
  | { readonly code: "scout_offer_over" }
  | { readonly code: "scout_season_full"; readonly most: number }
  | { readonly code: "scout_player_owned"; readonly playerName: string };

export interface SigningFacts {
  readonly playerId: number;
  readonly playerName: string;
  /** Whom the offer is of. */
  readonly offeredIds: readonly number[];
  /** Whether the gameweek of the offer still is the current one. */
  readonly isOpen: boolean;
  /** Whether one has been signed with this look. */
  readonly isTaken: boolean;
  /** Whether the user has a card of the player. */
  readonly isOwned: boolean;
  /** Cards signed in the season so far. */
  readonly signed: number;
}

/** Whether a player may be signed; the number that the card has among the season's (docs/rules.md#the-scout). */
export function decideSigning(facts: SigningFacts): Outcome<number, SigningRefusal> {
  if (!facts.offeredIds.includes(facts.playerId)) return refused({ code: "scout_player_not_offered" });
  if (facts.isTaken) return refused({ code: "scout_offer_taken" });
  if (!facts.isOpen) return refused({ code: "scout_offer_over" });
  if (facts.isOwned) return refused({ code: "scout_player_owned", playerName: facts.playerName });
  if (facts.signed >= SIGNINGS_A_SEASON)
    return refused({ code: "scout_season_full", most: SIGNINGS_A_SEASON });
  return accepted(facts.signed + 1);
}

/** Whether a position among so many entries is in the top tenth; the best of a few is. */
export function isTopTenth(position: number, entries: number): boolean {
  return position <= Math.ceil(entries / BEST_ONE_IN);
}
