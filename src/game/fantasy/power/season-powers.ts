import { isSpecial } from "#game/card/card-status.ts";
import { chipUsesLeft, spentChips } from "./chip.ts";
import type { ChipUse } from "./chip.ts";
import type { SquadCard } from "#game/fantasy/squad-request.ts";

export interface PowerFacts {
  readonly leagueId: string;
  /** The round that a squad executed now counts in; null once the season is over. */
  readonly round: number | null;
  readonly wildcardRound: number | null;
  /** The chips that locked squads of this season carried. */
  readonly chipUses: readonly ChipUse[];
  /** The chips set in the squad that is chosen for the coming round. */
  readonly chosenChipCardIds: readonly number[];
  /** The user's cards. */
  readonly cards: readonly SquadCard[];
}

/** What a user may still do in a season (spec §3, Season powers). */
export interface SeasonPowers {
  readonly wildcardUsed: boolean;
  /** Neither spent nor set for the coming round, 0–4. */
  readonly chipUsesRemaining: number;
  /** The cards that may carry a chip in the coming round, whether or not one is set on them. */
  readonly specialCardsEligible: readonly number[];
}

/** The powers left in a season: special cards of this league whose chip is not spent (docs/rules.md#special-cards). */
export function seasonPowers(facts: PowerFacts): SeasonPowers {
  const spent = spentChips(facts.chipUses, facts.round);
  const carried = new Set(spent.map(({ cardId }) => cardId));
  const eligible = facts.cards.filter(
    (card) => isSpecial(card) && card.leagueId === facts.leagueId && !carried.has(card.id),
  );
  return {
    wildcardUsed: facts.wildcardRound !== null,
    chipUsesRemaining: chipUsesLeft(spent.length + facts.chosenChipCardIds.length),
    specialCardsEligible: eligible.map(({ id }) => id),
  };
}
