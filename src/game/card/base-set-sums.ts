import { positions } from "./position.ts";
import type { Position } from "./position.ts";

type Counts = Readonly<Record<Position, number>>;

/** Sums are kept as bits, 96 to a place: eleven cards of at most 6 above the lowest overall reach 66. */
const WORDS = 3;
const WORD_BITS = 32;

/** The steps of a place: up to 2 goalkeepers and up to 3 of each other position can be missing, so two bits are enough. */
const STEP: Counts = { goalkeeper: 1, defender: 4, midfielder: 16, forward: 64 };
const PLACES = 256;

/**
 * Which sums the clubs from one on can still bring, for every count of missing cards: a bit set for each pair of club
 * and place, one block of places after the other.
 */
export type SumsByClub = Uint32Array;

/** The place of a count of missing cards within a club's block. */
export function placeOf(missing: Counts): number {
  return positions.reduce((place, position) => place + STEP[position] * missing[position], 0);
}

/**
 * For each club, and each count of cards still missing, the sums (counted above `lowest` overall a card) that this
 * club and those after it can bring with at most one card a club. Filled from the last club to the first.
 */
export function attainableSums(
  clubs: readonly (readonly { readonly position: Position; readonly overall: number }[])[],
  shape: Counts,
  lowest: number,
): SumsByClub {
  const sums = new Uint32Array((clubs.length + 1) * PLACES * WORDS);
  sums[clubs.length * PLACES * WORDS] = 1;
  const places = placesMissing(shape);
  for (let at = clubs.length - 1; at >= 0; at -= 1) {
    const block = at * PLACES;
    const next = block + PLACES;
    sums.copyWithin(block * WORDS, next * WORDS, (next + PLACES) * WORDS);
    const offers = offersOf(clubs[at] ?? [], lowest);
    for (const { position, above } of offers) {
      for (const place of places[position]) {
        addShifted(sums, next + place - STEP[position], block + place, above);
      }
    }
  }
  return sums;
}

/** Whether the clubs from this one on can bring exactly this sum at this place. */
export function hasSum(sums: SumsByClub, club: number, place: number, sum: number): boolean {
  if (sum < 0 || sum >= WORDS * WORD_BITS) return false;
  const word = sums[(club * PLACES + place) * WORDS + Math.floor(sum / WORD_BITS)] ?? 0;
  return ((word >>> (sum % WORD_BITS)) & 1) === 1;
}

/** The sum nearest to the target (the lower of two) that all the clubs together can bring for the whole shape, or null. */
export function nearestSum(sums: SumsByClub, shape: Counts, target: number): number | null {
  const place = placeOf(shape);
  for (let distance = 0; distance < WORDS * WORD_BITS; distance += 1) {
    if (hasSum(sums, 0, place, target - distance)) return target - distance;
    if (hasSum(sums, 0, place, target + distance)) return target + distance;
  }
  return null;
}

/** For each position, the places at which a card of it is missing. */
function placesMissing(shape: Counts): Readonly<Record<Position, readonly number[]>> {
  let counts: Counts[] = [{ goalkeeper: 0, defender: 0, midfielder: 0, forward: 0 }];
  for (const position of positions) {
    counts = counts.flatMap((missing) =>
      Array.from({ length: shape[position] + 1 }, (_, count) => ({ ...missing, [position]: count })),
    );
  }
  function placesOf(position: Position): number[] {
    return counts.filter((missing) => missing[position] > 0).map(placeOf);
  }
  return {
    goalkeeper: placesOf("goalkeeper"),
    defender: placesOf("defender"),
    midfielder: placesOf("midfielder"),
    forward: placesOf("forward"),
  };
}

/** What a club offers, each pair of position and overall once. */
function offersOf(
  club: readonly { readonly position: Position; readonly overall: number }[],
  lowest: number,
): { position: Position; above: number }[] {
  const offers = new Map<string, { position: Position; above: number }>();
  for (const { position, overall } of club) {
    offers.set(`${position} ${overall}`, { position, above: overall - lowest });
  }
  return [...offers.values()];
}

/** Adds to one place the sums of another, each raised by `above` (0 to 31). */
function addShifted(sums: SumsByClub, from: number, to: number, above: number): void {
  let carry = 0;
  for (let word = 0; word < WORDS; word += 1) {
    const bits = sums[from * WORDS + word] ?? 0;
    const target = to * WORDS + word;
    sums[target] = (sums[target] ?? 0) | (bits << above) | carry;
    carry = above === 0 ? 0 : bits >>> (WORD_BITS - above);
  }
}
