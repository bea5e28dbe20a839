import { positions } from "./position.ts";
import type { Position } from "./position.ts";

type Counts = Readonly<Record<Position, number>>;

const WORD_BITS = 32;

/** The steps of a place: up to 2 goalkeepers and up to 3 of each other position can be missing, so it has four counts of each. */
const STEP: Counts = { goalkeeper: 1, defender: 4, midfielder: 16, forward: 64 };
const COUNTS = 4;
const PLACES = COUNTS ** positions.length;

/** For each position, the places at which a card of it is missing. */
const MISSING: Readonly<Record<Position, readonly number[]>> = {
  goalkeeper: placesMissing("goalkeeper"),
  defender: placesMissing("defender"),
  midfielder: placesMissing("midfielder"),
  forward: placesMissing("forward"),
};

function placesMissing(position: Position): number[] {
  const places = Array.from({ length: PLACES }, (_, place) => place);
  return places.filter((place) => Math.floor(place / STEP[position]) % COUNTS > 0);
}

/** What a club can give: a position, and a worth in whole steps from 0 up. */
export interface Offer {
  readonly position: Position;
  readonly worth: number;
}

/**
 * Which sums of worth the clubs from one on can still bring, for every count of missing cards: a bit set for each pair of
 * club and place, one block of places after the other.
 */
export interface SumsByClub {
  readonly bits: Uint32Array;
  /** Words of a bit set. */
  readonly words: number;
}

/** The place of a count of missing cards within a club's block. */
export function placeOf(missing: Counts): number {
  return positions.reduce((place, position) => place + STEP[position] * missing[position], 0);
}

/**
 * For each club, and each count of cards still missing, the sums that this club and those after it can bring with at most
 * one card a club. Filled from the last club to the first.
 */
export function attainableSums(clubs: readonly (readonly Offer[])[], shape: Counts): SumsByClub {
  const words = wordsFor(clubs, shape);
  const sums = { bits: new Uint32Array((clubs.length + 1) * PLACES * words), words };
  sums.bits[clubs.length * PLACES * words] = 1;
  let next = clubs.length * PLACES;
  for (const club of clubs.toReversed()) {
    const block = next - PLACES;
    sums.bits.copyWithin(block * words, next * words, (next + PLACES) * words);
    for (const { position, worth } of distinct(club)) {
      for (const place of MISSING[position]) {
        addShifted(sums, next + place - STEP[position], block + place, worth);
      }
    }
    next = block;
  }
  return sums;
}

/** Whether the clubs from this one on can bring exactly this sum at this place. */
export function hasSum({ bits, words }: SumsByClub, club: number, place: number, sum: number): boolean {
  if (sum < 0 || sum >= words * WORD_BITS) return false;
  const word = bits[(club * PLACES + place) * words + Math.floor(sum / WORD_BITS)] ?? 0;
  return ((word >>> (sum % WORD_BITS)) & 1) === 1;
}

/** The sum nearest to the target (the lower of two) that all the clubs together can bring for the whole shape, or null. */
export function nearestSum(sums: SumsByClub, shape: Counts, target: number): number | null {
  const place = placeOf(shape);
  const most = sums.words * WORD_BITS + Math.abs(target);
  for (let distance = 0; distance < most; distance += 1) {
    if (hasSum(sums, 0, place, target - distance)) return target - distance;
    if (hasSum(sums, 0, place, target + distance)) return target + distance;
  }
  return null;
}

/** Enough for the dearest cards in every place. */
function wordsFor(clubs: readonly (readonly Offer[])[], shape: Counts): number {
  const dearest = Math.max(0, ...clubs.flat().map(({ worth }) => worth));
  const cards = positions.reduce((sum, position) => sum + shape[position], 0);
  return Math.ceil((dearest * cards + 1) / WORD_BITS);
}

/** What a club offers, each pair of position and worth once. */
function distinct(club: readonly Offer[]): Offer[] {
  return [...new Map(club.map((offer) => [`${offer.position} ${offer.worth}`, offer])).values()];
}

/** Adds to one place the sums of another, each raised by `worth`. */
function addShifted({ bits, words }: SumsByClub, from: number, to: number, worth: number): void {
  const [skipped, shift] = [Math.floor(worth / WORD_BITS), worth % WORD_BITS];
  let carry = 0;
  for (let word = 0; word + skipped < words; word += 1) {
    const sums = bits[from * words + word] ?? 0;
    const target = to * words + word + skipped;
    bits[target] = (bits[target] ?? 0) | (sums << shift) | carry;
    carry = shift === 0 ? 0 : sums >>> (WORD_BITS - shift);
  }
}
