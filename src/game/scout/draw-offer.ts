import { BASE_SET_SHAPE, BASE_SET_SIZE } from "#game/card/base-set.ts";
import { type Position, positions } from "#game/card/position.ts";
import { type Chance, chanceOf, pickWeighted } from "#game/world/chance.ts";

/** Players in an offer, one of them to sign (docs/rules.md#the-scout). */
export const OFFER_SIZE = 3;

/** How much more likely each card that is missing makes its position. */
const MISSING_WEIGHT = 3;
/** How much less likely a position is that the offer has already. */
const REPEATED_WEIGHT = 0.2;

/** A regular that the scout may offer. */
interface OfferCandidate {
  readonly playerId: number;
  readonly position: Position;
}

/** What an offer is drawn from. */
export interface OfferFacts {
  /** Says whose it is, and of which gameweek. */
  readonly seed: string;
  /** The players that a user has a card of, or has been offered already. */
  readonly takenIds: ReadonlySet<number>;
  /** The user's cards of players in the region. */
  readonly owned: Readonly<Record<Position, number>>;
}

/**
 * Draws the players that the scout offers: up to three that the user has no card of, positions that the collection lacks
 * first (docs/rules.md#the-scout). A collection lacks what keeps it from the shape of a base set, and once it has that,
 * of two. One seed draws one offer, in whatever order the candidates come.
 */
export function drawOffer<Candidate extends OfferCandidate>(
  candidates: readonly Candidate[],
  { seed, takenIds, owned }: OfferFacts,
): Candidate[] {
  const chance = chanceOf("scout", seed);
  const missing = missingOf(owned);
  const left = candidates
    .filter(({ playerId }) => !takenIds.has(playerId))
    .sort((a, b) => a.playerId - b.playerId);
  const offered: Candidate[] = [];
  while (offered.length < OFFER_SIZE) {
    const weightOf = (position: Position): number => {
      if (left.every((candidate) => candidate.position !== position)) return 0;
      const isRepeated = offered.some((candidate) => candidate.position === position);
      return (1 + MISSING_WEIGHT * missing[position]) * (isRepeated ? REPEATED_WEIGHT : 1);
    };
    const position = pickWeighted(chance, positions, weightOf);
    const drawn = pickOne(
      chance,
      left.filter((candidate) => candidate.position === position),
    );
    if (drawn === undefined) break;
    offered.push(drawn);
    left.splice(left.indexOf(drawn), 1);
  }
  return offered;
}

/** How many cards of each position are missing in as many whole base sets as the collection has begun. */
function missingOf(owned: Readonly<Record<Position, number>>): Record<Position, number> {
  const total = positions.reduce((sum, position) => sum + owned[position], 0);
  const sets = 1 + Math.floor(total / BASE_SET_SIZE);
  const missing = (position: Position): number =>
    Math.max(0, sets * BASE_SET_SHAPE[position] - owned[position]);
  return {
    goalkeeper: missing("goalkeeper"),
    defender: missing("defender"),
    midfielder: missing("midfielder"),
    forward: missing("forward"),
  };
}

function pickOne<Item>(chance: Chance, items: readonly Item[]): Item | undefined {
  return items[Math.floor(chance() * items.length)];
}
