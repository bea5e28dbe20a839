import type { CardsById } from "#game/fantasy/check-cards.ts";
import { isSpecial } from "#game/card/card-status.ts";
import { CHIPS_PER_ROUND, CHIP_USES_PER_SEASON, chipUsesLeft, spentChips } from "./chip.ts";
import type { SquadError } from "#game/fantasy/squad-issue.ts";
import type { SquadFacts } from "#game/fantasy/squad-request.ts";
import { decideWildcard } from "./wildcard.ts";

/** Checks the time, the wildcard and the chips of a request. Returns every error at once. */
export function checkPowers(facts: SquadFacts, cards: CardsById): SquadError[] {
  return [...checkTime(facts), ...checkWildcard(facts), ...checkChips(facts, cards)];
}

/** Whether the coming round is a wildcard round: it is already, or the request makes it one. */
export function isWildcardRound({ request, round, wildcardRound }: SquadFacts): boolean {
  if (round === null) return false;
  return wildcardRound === null ? request.useWildcard : wildcardRound === round.round;
}

function checkTime({ round, now }: SquadFacts): SquadError[] {
  if (round === null) return [{ code: "season_over", cardId: null }];
  return now < round.deadline ? [] : [{ code: "deadline_passed", cardId: null }];
}

function checkWildcard(facts: SquadFacts): SquadError[] {
  const { request, round, wildcardRound } = facts;
  const hasChips = request.chipCardIds.length > 0;
  if (isWildcardRound(facts) && hasChips) return [{ code: "wildcard_with_chip", cardId: null }];
  if (!request.useWildcard || round === null) return [];
  const outcome = decideWildcard({ round: round.round, wildcardRound, hasChips: false });
  return outcome.ok ? [] : [{ ...outcome.refusal, cardId: null }];
}

function checkChips(facts: SquadFacts, cards: CardsById): SquadError[] {
  const { chipCardIds, newCardIds, benchCardIds } = facts.request;
  const spent = spentChips(facts.chipUses, facts.round?.round ?? null);
  const asked = new Set([...newCardIds, ...benchCardIds]);
  const count = chipCardIds.length;
  const left = chipUsesLeft(spent.length);
  const errors = [...new Set(chipCardIds)].flatMap((cardId): SquadError[] => {
    if (!asked.has(cardId)) return [{ code: "chip_outside_squad", cardId }];
    const card = cards.get(cardId);
    if (card === undefined) return [];
    const { playerName } = card;
    const found: SquadError[] = [];
    if (chipCardIds.indexOf(cardId) !== chipCardIds.lastIndexOf(cardId)) {
      found.push({ code: "chip_twice", cardId, playerName });
    }
    if (!isSpecial(card)) found.push({ code: "chip_not_special", cardId, playerName });
    if (spent.some((use) => use.cardId === cardId))
      found.push({ code: "chip_card_spent", cardId, playerName });
    return found;
  });
  if (count > CHIPS_PER_ROUND) {
    errors.push({ code: "chip_round_limit", cardId: null, count, most: CHIPS_PER_ROUND });
  }
  if (count > left) {
    errors.push({ code: "chips_spent", cardId: null, count, left, total: CHIP_USES_PER_SEASON });
  }
  return errors;
}
