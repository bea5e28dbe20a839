import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { seedOf } from "#game/seed.ts";

/** A stream of numbers, evenly spread from 0 (included) to 1 (excluded). */
export type Chance = () => number;

const WORD = 4_294_967_296;

/**
 * The stream of a key. Streams of different keys have nothing in common, so that what is drawn from one never
 * shifts another.
 */
export function chanceOf(...key: readonly (string | number)[]): Chance {
  const generator = xoroshiro128plus(seedOf(key.join("/")));
  return () => (generator.next() >>> 0) / WORD;
}

/** A whole number from `least` to `most`, both included, each as likely. */
export function wholeBetween(chance: Chance, least: number, most: number): number {
  return least + Math.floor(chance() * (most - least + 1));
}

/** A count of independent chances with the given mean (Poisson). */
export function countAround(chance: Chance, mean: number): number {
  const limit = Math.exp(-mean);
  let product = chance();
  let count = 0;
  while (product > limit) {
    product *= chance();
    count += 1;
  }
  return count;
}

/** A number around 0 with standard deviation 1 (normal, by Box and Muller). */
export function normal(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

/** One of the items, each as likely as its weight is heavy; undefined where no item weighs anything. */
export function pickWeighted<Item>(
  chance: Chance,
  items: readonly Item[],
  weightOf: (item: Item) => number,
): Item | undefined {
  const weights = items.map(weightOf);
  let left = chance() * weights.reduce((sum, weight) => sum + weight, 0);
  return items.find((_, at) => {
    left -= weights[at] ?? 0;
    return left < 0;
  });
}

/** The items in an order of chance. */
export function shuffled<Item>(chance: Chance, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, key: chance() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
