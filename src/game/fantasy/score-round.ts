import type { CardPoints, ScoreOf } from "./card-points.ts";
import type { RoundState } from "./round-state.ts";
import { membersOf } from "./squad.ts";
import type { Squad, SquadMember } from "./squad.ts";
import { decideSubstitutions, isAbsent } from "./substitute.ts";
import type { Substitution } from "./substitute.ts";

/**
 * Why a card counts once more; each reason adds its points once (docs/rules.md#chips: captain ×2, a captain with a chip
 * ×3).
 */
export type MultipleReason = "captain" | "vice_captain" | "chip";

/** How often the points of a card that counts go into the total. */
export function timesCounted(multiples: readonly MultipleReason[]): number {
  return 1 + multiples.length;
}

/** What happened to a card's place in the line-up. */
export type Place = "starter" | "off" | "on" | "bench";

/** A card of the squad as it scored. */
export interface ScoredCard extends SquadMember, CardPoints {
  readonly place: Place;
  /** One line of the receipt each, worth `points` again; none for a card that does not count. */
  readonly multiples: readonly MultipleReason[];
  /** What the card gives to the squad: `points` times 1 and the multiples, or 0 where it does not count. */
  readonly counted: number;
}

/** What changes in a line-up because players stayed away. */
export interface RoundChanges {
  readonly substitutions: readonly Substitution[];
  /** Who wears the armband, and as what; null where both captains stayed away. */
  readonly armband: { readonly cardId: number; readonly as: "captain" | "vice_captain" } | null;
}

export interface RoundFacts {
  readonly squad: Squad;
  readonly state: Exclude<RoundState, "upcoming">;
  /** Points that the transfers of the round cost, 0 or more. */
  readonly cost: number;
  readonly scoreOf: ScoreOf;
}

export interface RoundScore {
  readonly state: RoundFacts["state"];
  /** The points of the line-up less the cost of transfers. */
  readonly total: number;
  readonly lineUpPoints: number;
  readonly cost: number;
  /** The points of the cards that did not count, once each. */
  readonly leftOnBench: number;
  /** All nine: the starters as chosen, then the bench in its order. */
  readonly cards: readonly ScoredCard[];
  /** Once the round is final they are made; until then they are only announced and change no points. */
  readonly changes: RoundChanges;
}

/**
 * The points of a squad in a round (docs/rules.md#fantasy-league): the line-up with captain and chips, less the cost of
 * transfers. While the round is live or provisional the squad counts as it was chosen. Once it is final, absent
 * starters have been replaced, and the vice-captain has an absent captain's armband. A substitute takes over neither
 * armband nor chip, but keeps a chip of its own.
 */
export function scoreRound({ squad, state, cost, scoreOf }: RoundFacts): RoundScore {
  const isFinal = state === "final";
  const scored = new Map(
    membersOf(squad).map((member) => {
      const points = scoreOf(member.playerId, member.position);
      return [member.cardId, { ...member, ...points, isOver: points.isOver || isFinal }] as const;
    }),
  );
  const appearances = (members: readonly SquadMember[]) =>
    members.flatMap(({ cardId }) => scored.get(cardId) ?? []);
  const changes: RoundChanges = {
    substitutions: decideSubstitutions(appearances(squad.starters), appearances(squad.bench)),
    armband: decideArmband(squad, (cardId) => {
      const card = scored.get(cardId);
      return card === undefined || isAbsent(card);
    }),
  };
  const applied = isFinal ? changes : unchanged(squad);
  const cards = [...scored.values()].map((card) => countCard(card, squad, applied));
  const lineUpPoints = sum(cards.map(({ counted }) => counted));
  const left = cards.filter(({ place }) => !doesCount(place));
  return {
    state,
    total: lineUpPoints - cost,
    lineUpPoints,
    cost,
    leftOnBench: sum(left.map(({ points }) => points)),
    cards,
    changes,
  };
}

/** The captain, or the vice-captain if the captain didn't play; null if neither did. The armband never goes further. */
function decideArmband(squad: Squad, isAway: (cardId: number) => boolean): RoundChanges["armband"] {
  if (!isAway(squad.captainId)) return { cardId: squad.captainId, as: "captain" };
  return isAway(squad.viceCaptainId) ? null : { cardId: squad.viceCaptainId, as: "vice_captain" };
}

function unchanged(squad: Squad): RoundChanges {
  return { substitutions: [], armband: { cardId: squad.captainId, as: "captain" } };
}

function countCard(card: SquadMember & CardPoints, squad: Squad, changes: RoundChanges): ScoredCard {
  const place = placeOf(card.cardId, squad, changes);
  const counts = doesCount(place);
  const multiples = counts ? multiplesOf(card.cardId, squad, changes) : [];
  return { ...card, place, multiples, counted: counts ? card.points * timesCounted(multiples) : 0 };
}

function doesCount(place: Place): boolean {
  return place === "starter" || place === "on";
}

function placeOf(cardId: number, squad: Squad, { substitutions }: RoundChanges): Place {
  const isStarter = squad.starters.some((starter) => starter.cardId === cardId);
  if (isStarter) return substitutions.some(({ offCardId }) => offCardId === cardId) ? "off" : "starter";
  return substitutions.some(({ onCardId }) => onCardId === cardId) ? "on" : "bench";
}

function multiplesOf(cardId: number, squad: Squad, { armband }: RoundChanges): MultipleReason[] {
  const reasons: MultipleReason[] = [];
  if (armband !== null && armband.cardId === cardId) reasons.push(armband.as);
  if (squad.chipCardIds.includes(cardId)) reasons.push("chip");
  return reasons;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
