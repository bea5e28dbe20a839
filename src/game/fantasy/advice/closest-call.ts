import { CLUB_LIMIT, shapeOf } from "#game/fantasy/squad.ts";
import type { BestNine } from "./best-nine.ts";
import type { Candidate } from "./club-options.ts";

/** A card that was weighed, with what its expected points are made of. */
export interface WeighedCard extends Candidate {
  /** Points to expect in a fixture of usual difficulty. */
  readonly usual: number;
  /** The form that the manager sees; null: none yet. */
  readonly form: number | null;
  /** The card's, 1–99. */
  readonly overall: number;
  /** Fixtures of the club in the round. */
  readonly fixtures: number;
}

/**
 * Why one card starts and another doesn't: the other has no fixture, or fewer; the fixture is harder; the form is lower
 * or, while neither form is known, the overall. Or both are level. Or more is expected of the other, and no formation has a
 * place, or the club has three already.
 */
export const callReasons = [
  "no_fixture",
  "more_fixtures",
  "fixture",
  "form",
  "overall",
  "level",
  "formation",
  "club",
] as const;

export type CallReason = (typeof callReasons)[number];

export interface ClosestCall {
  readonly chosenId: number;
  readonly otherId: number;
  readonly reason: CallReason;
}

/**
 * The decision of a best nine that most needs a word: a better outfield card that the rules kept out of the five; else
 * the starter and the card that could have started instead with the least between them. Null if nobody could have, or if no
 * reason would be true.
 */
export function closestCall(nine: BestNine, cards: readonly WeighedCard[]): ClosestCall | null {
  const starters = cards.filter(({ cardId }) => nine.starterIds.includes(cardId));
  const squad = cards.filter(
    ({ cardId }) => nine.starterIds.includes(cardId) || nine.benchIds.includes(cardId),
  );
  const starting = new Set(starters.map(({ playerId }) => playerId));
  const others = cards.filter(({ playerId }) => !starting.has(playerId));
  return keptOutByRule(starters, squad, others) ?? leastBetween(starters, squad, others);
}

type Weighed = readonly WeighedCard[];

function keptOutByRule(starters: Weighed, squad: Weighed, others: Weighed): ClosestCall | null {
  const [weakest] = starters.filter(isOutfield).sort((a, b) => a.expected - b.expected);
  const [best] = others.filter(isOutfield).sort((a, b) => b.expected - a.expected);
  if (weakest === undefined || best === undefined || best.expected <= weakest.expected) return null;
  const worse = starters.filter((starter) => fits(starters, starter, best));
  const rival = worse.find(({ expected }) => expected < best.expected);
  if (rival === undefined) return { chosenId: weakest.cardId, otherId: best.cardId, reason: "formation" };
  if (hasClubRoom(squad, rival, best)) return null;
  return { chosenId: rival.cardId, otherId: best.cardId, reason: "club" };
}

function leastBetween(starters: Weighed, squad: Weighed, others: Weighed): ClosestCall | null {
  const pairs = others.flatMap((other) =>
    starters
      .filter((starter) => fits(starters, starter, other) && hasClubRoom(squad, starter, other))
      .map((chosen) => ({ chosen, other, between: chosen.expected - other.expected })),
  );
  const [closest] = pairs.sort((a, b) => a.between - b.between || b.other.expected - a.other.expected);
  if (closest === undefined) return null;
  const { chosen, other } = closest;
  const reason = reasonFor(chosen, other);
  return reason === null ? null : { chosenId: chosen.cardId, otherId: other.cardId, reason };
}

/** Null if no reason would be true, such as when only one form is known. */
function reasonFor(chosen: WeighedCard, other: WeighedCard): CallReason | null {
  const ahead = Math.round((chosen.expected - other.expected) * 10);
  if (ahead === 0) return "level";
  if (ahead < 0) return null;
  if (other.fixtures === 0) return "no_fixture";
  if (chosen.fixtures > other.fixtures) return "more_fixtures";
  if (chosen.usual <= other.usual) return "fixture";
  return reasonOfPlayers(chosen, other);
}

/** Minutes and earlier matches count in what is expected too, so the better form or overall may be the other's. */
function reasonOfPlayers(chosen: WeighedCard, other: WeighedCard): CallReason | null {
  if (chosen.form === null && other.form === null) return chosen.overall > other.overall ? "overall" : null;
  if (chosen.form === null || other.form === null) return null;
  return chosen.form > other.form ? "form" : null;
}

/** Whether the five are still in a formation with the other one instead. */
function fits(starters: Weighed, starter: WeighedCard, other: WeighedCard): boolean {
  return shapeOf(starters.map((one) => (one === starter ? other : one).position)) !== null;
}

/** Whether the nine still keep to the club limit with the other one instead, who may be on the bench already. */
function hasClubRoom(squad: Weighed, starter: WeighedCard, other: WeighedCard): boolean {
  if (squad.some(({ playerId }) => playerId === other.playerId)) return true;
  const mates = squad.filter((one) => one !== starter && one.clubId === other.clubId);
  return mates.length < CLUB_LIMIT;
}

function isOutfield({ position }: WeighedCard): boolean {
  return position !== "goalkeeper";
}
