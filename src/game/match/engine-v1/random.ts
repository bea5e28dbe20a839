import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";

/** The next number of a stream, evenly spread in [0, 1), a multiple of 2^-32. */
export type Random = () => number;

const WORD = 4_294_967_296;

/**
 * Starts one of a seed's independent streams (xoroshiro128+).
 *
 * @param seed a whole number from 0 to 2^53 − 1
 * @param stream which stream of that seed: what is decided and what is merely told draw from different ones, so that
 *   neither can disturb the other
 */
export function createRandom(seed: number, stream: number): Random {
  const low = (seed % WORD) >>> 0;
  const high = Math.floor(seed / WORD);
  const start = scramble(low ^ scramble(high ^ scramble(stream)));
  const generator = xoroshiro128plusFromState([
    scramble(start ^ low),
    scramble(start + 1),
    scramble(start ^ high),
    scramble(start + 2),
  ]);
  return () => (generator.next() >>> 0) / WORD;
}

/**
 * Spreads every bit of a 32-bit word over all others. Without it neighbouring seeds would open with neighbouring
 * numbers, because the generator's first outputs are sums of its state.
 */
function scramble(word: number): number {
  let mixed = (word + 0x9e3779b9) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
