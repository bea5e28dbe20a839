import type { CardsById } from "./check-cards.ts";
import { BENCH_COUNT } from "./squad.ts";
import type { SquadWarning } from "./squad-issue.ts";
import type { SquadCard, SquadFacts } from "./squad-request.ts";
import type { TransferTally } from "./transfers.ts";

/**
 * What to tell a user before executing: every warning at once.
 *
 * @param costWithoutWildcard the points that the transfers would cost without the wildcard
 */
export function warnSquad(
  facts: SquadFacts,
  cards: CardsById,
  tally: TransferTally,
  costWithoutWildcard: number,
): SquadWarning[] {
  const { request, wildcardRound } = facts;
  const warnings: SquadWarning[] = [];
  if (tally.cost > 0)
    warnings.push({ code: "transfers_paid", cardId: null, count: tally.paid, cost: tally.cost });
  if (request.useWildcard && wildcardRound === null && costWithoutWildcard === 0) {
    warnings.push({ code: "wildcard_unneeded", cardId: null });
  }
  return [...warnings, ...warnFixtures(facts, cards), ...warnBench(facts, cards), ...warnChips(facts, cards)];
}

function warnFixtures({ request, round }: SquadFacts, cards: CardsById): SquadWarning[] {
  if (round === null) return [];
  return [...new Set([...request.newCardIds, ...request.benchCardIds])]
    .flatMap((cardId) => cards.get(cardId) ?? [])
    .filter((card) => isBlank(card, round.fixtureCounts))
    .map(({ id: cardId, playerName }) => ({ code: "no_fixture", cardId, playerName }));
}

function isBlank({ playerId, clubId }: SquadCard, fixtureCounts: ReadonlyMap<number, number>): boolean {
  return playerId !== null && (clubId === null || (fixtureCounts.get(clubId) ?? 0) === 0);
}

/** Judged once the bench is full. Its intended shape is one goalkeeper and three others (docs/rules.md#squad). */
function warnBench({ request }: SquadFacts, cards: CardsById): SquadWarning[] {
  const bench = request.benchCardIds.flatMap((cardId) => cards.get(cardId) ?? []);
  if (bench.length !== BENCH_COUNT) return [];
  const count = bench.filter(({ position }) => position === "goalkeeper").length;
  if (count === 0) return [{ code: "bench_without_goalkeeper", cardId: null }];
  return count > 1 ? [{ code: "bench_goalkeepers", cardId: null, count }] : [];
}

function warnChips({ request, round }: SquadFacts, cards: CardsById): SquadWarning[] {
  return [...new Set(request.chipCardIds)].flatMap((cardId): SquadWarning[] => {
    const card = cards.get(cardId);
    if (card === undefined) return [];
    const { playerName } = card;
    const found: SquadWarning[] = [];
    if (request.benchCardIds.includes(cardId)) found.push({ code: "chip_on_bench", cardId, playerName });
    if (round !== null && isBlank(card, round.fixtureCounts)) {
      found.push({ code: "chip_without_fixture", cardId, playerName });
    }
    return found;
  });
}
