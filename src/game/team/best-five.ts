import { TEAM_SIZE } from "./decide-team.ts";
import { eachPlayerOnce } from "./each-player-once.ts";
import { type FiveASideFormationName, type SlotLabel, slotsOf } from "./formation.ts";
import type { Position } from "#game/card/position.ts";
import { playedOverall } from "#game/match/played-overall.ts";

/** What the choice needs to know of a card that could play. */
export interface EligibleCard {
  readonly id: number;
  readonly playerName: string;
  readonly position: Position;
  /** 1–99. */
  readonly overall: number;
  /** The real player that the card is linked to, or null. */
  readonly playerId: number | null;
}

/** Some slots that are filled as well as the cards looked at so far allow. */
interface Filling<Card> {
  /** What they are worth: the sum of played overalls first, the sum of overalls among equals. */
  readonly worth: number;
  /** The card that came last and the slots before it; none for empty slots. */
  readonly last: { readonly card: Card; readonly at: number; readonly before: Filling<Card> } | null;
}

const EMPTY = { worth: 0, last: null };

/** More than the overalls of five cards add up to, so they only decide among equal played overalls. */
const PLAYED_WEIGHT = 1000;

/**
 * The five cards that play best in a formation: the most overall as a match counts it, out-of-position cost and all
 * (docs/rules.md#out-of-position), and among equals the highest team rating. No two cards of one real player. With
 * fewer than five players to choose from as many slots are filled as can be.
 *
 * Exact, not a guess: for each set of slots it keeps the best way to fill it, and looks at every player once. Cards that
 * can't be among the best five are left out first, so ten thousand cost little more than twenty.
 *
 * @returns the cards by the index of their slot in the formation
 */
export function bestFive<Card extends EligibleCard>(
  formation: FiveASideFormationName,
  cards: readonly Card[],
): ReadonlyMap<number, Card> {
  const labels = slotsOf(formation).map(({ label }) => label);
  let best: (Filling<Card> | null)[] = Array.from({ length: 1 << labels.length }, () => null);
  best[0] = EMPTY;
  for (const ofOnePlayer of byPlayer(contenders(cards))) {
    const before = best;
    best = [...before];
    for (const card of ofOnePlayer) addCard(card, labels, before, best);
  }
  return placesOf(mostValuable(best));
}

/**
 * Of each position the best five of different players. No other card is needed: of these five at least one is free and of
 * a player who is not among the other four, and in the same slot it is worth no less.
 */
function contenders<Card extends EligibleCard>(cards: readonly Card[]): Card[] {
  const byOverall = cards.toSorted((a, b) => b.overall - a.overall);
  const ofPositions = [...Map.groupBy(byOverall, ({ position }) => position).values()];
  const chosen = new Set(ofPositions.flatMap((all) => eachPlayerOnce(all).slice(0, TEAM_SIZE)));
  return byOverall.filter((card) => chosen.has(card));
}

/** Puts a card into each free slot of each filling `before`, where that makes a better filling than in `best`. */
function addCard<Card extends EligibleCard>(
  card: Card,
  labels: readonly SlotLabel[],
  before: readonly (Filling<Card> | null)[],
  best: (Filling<Card> | null)[],
): void {
  for (const [at, slot] of labels.entries()) {
    const worth = playedOverall({ ...card, slot }) * PLAYED_WEIGHT + card.overall;
    const bit = 1 << at;
    for (const [filled, filling] of before.entries()) {
      if (filling === null || (filled & bit) !== 0) continue;
      const total = filling.worth + worth;
      if (total > (best[filled | bit]?.worth ?? 0)) {
        best[filled | bit] = { worth: total, last: { card, at, before: filling } };
      }
    }
  }
}

/** Cards of one real player together, since only one of them can play. */
function byPlayer<Card extends EligibleCard>(cards: readonly Card[]): Iterable<readonly Card[]> {
  return Map.groupBy(cards, playerOf).values();
}

/** The real player of a card; a card without one is on its own. */
function playerOf({ id, playerId }: EligibleCard): string {
  return playerId === null ? `card ${id}` : `player ${playerId}`;
}

/** The filling that is worth most. It has as many slots as can be filled, since no card is worth nothing. */
function mostValuable<Card>(best: readonly (Filling<Card> | null)[]): Filling<Card> {
  return best.reduce<Filling<Card>>(
    (most, one) => (one !== null && one.worth > most.worth ? one : most),
    EMPTY,
  );
}

function placesOf<Card>(filling: Filling<Card>): ReadonlyMap<number, Card> {
  const places: [number, Card][] = [];
  for (let { last } = filling; last !== null; { last } = last.before) places.push([last.at, last.card]);
  return new Map(places.sort(([a], [b]) => a - b));
}
