import { checkCards } from "./check-cards.ts";
import type { CardsById } from "./check-cards.ts";
import { checkPowers, isWildcardRound } from "#game/fantasy/power/check-powers.ts";
import type { Squad, SquadMember } from "./squad.ts";
import type { SquadError, SquadWarning } from "./squad-issue.ts";
import type { SquadFacts } from "./squad-request.ts";
import { tallyTransfers } from "./transfers.ts";
import type { TransferTally } from "./transfers.ts";
import { warnSquad } from "./warn-squad.ts";

export interface SquadValidation {
  /** Every rule that the squad breaks; with none it can be executed. */
  readonly errors: readonly SquadError[];
  readonly warnings: readonly SquadWarning[];
  /** Real players who were not among the nine locked last; 0 for a first squad. */
  readonly transfers: number;
  /** Points that the transfers take from the round, 0 or more. */
  readonly cost: number;
  /** Free transfers at hand before, and what these transfers leave of them. */
  readonly bankBefore: number;
  readonly bankAfter: number;
  readonly tally: TransferTally;
  readonly isWildcardRound: boolean;
  /** What would be locked; null where there are errors. */
  readonly squad: Squad | null;
}

/**
 * Judges a squad for the coming round: every error and warning at once, and what the transfers cost
 * (docs/rules.md#fantasy-league). The same function answers `validate` and decides `execute`. An incomplete request is
 * judged as far as it goes.
 */
export function validateSquad(facts: SquadFacts): SquadValidation {
  const cards: CardsById = new Map(facts.cards.map((card) => [card.id, card]));
  const isWildcard = isWildcardRound(facts);
  const transferFacts = { locked: facts.locked, playerIds: playersOf(facts, cards), bank: facts.bank };
  const tally = tallyTransfers({ ...transferFacts, isWildcardRound: isWildcard });
  const withoutWildcard = tallyTransfers({ ...transferFacts, isWildcardRound: false });
  const errors = [...checkCards(facts, cards), ...checkPowers(facts, cards)];
  return {
    errors,
    warnings: warnSquad(facts, cards, tally, withoutWildcard.cost),
    transfers: tally.transfers,
    cost: tally.cost,
    bankBefore: tally.bankBefore,
    bankAfter: tally.bankAfter,
    tally,
    isWildcardRound: isWildcard,
    squad: errors.length === 0 ? squadOf(facts, cards) : null,
  };
}

function playersOf({ request }: SquadFacts, cards: CardsById): number[] {
  const asked = [...request.newCardIds, ...request.benchCardIds];
  return asked.flatMap((cardId) => cards.get(cardId)?.playerId ?? []);
}

function squadOf({ request }: SquadFacts, cards: CardsById): Squad | null {
  const { captainId, viceCaptainId } = request;
  if (captainId === null || viceCaptainId === null) return null;
  return {
    starters: membersOf(request.newCardIds, cards),
    bench: membersOf(request.benchCardIds, cards),
    captainId,
    viceCaptainId,
    chipCardIds: request.chipCardIds,
  };
}

function membersOf(cardIds: readonly number[], cards: CardsById): SquadMember[] {
  return cardIds.flatMap((cardId) => {
    const card = cards.get(cardId);
    if (card === undefined || card.playerId === null) return [];
    return [{ cardId, playerId: card.playerId, position: card.position }];
  });
}
