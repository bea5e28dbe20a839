import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { READ_AS } from "#game/card/evidence/reading-errors.ts";
import { CODE_ALPHABET } from "#game/card/verification-code.ts";
import { seedOf } from "#game/seed.ts";

const alphabet = Array.from(CODE_ALPHABET);

/** Whole numbers below `most`, the same for a seed. */
export function chanceFrom(seed: string) {
  const generator = xoroshiro128plus(seedOf(seed));
  return (most: number) => uniformInt(generator, 0, most - 1);
}

export type Chance = ReturnType<typeof chanceFrom>;

/** A code as users get one. */
export function anyCode(chance: Chance): string {
  return Array.from({ length: 8 }, () => alphabet[chance(alphabet.length)]).join("");
}

/** Takes one character for another as often as the reader did. */
function readAs(written: string, chance: Chance): string {
  const counts = Object.entries(READ_AS[written] ?? {});
  let left = chance(counts.reduce((sum, [, count]) => sum + count, 0));
  for (const [read, count] of counts) {
    if (left < count) return read;
    left -= count;
  }
  return written;
}

/** A code as the reader may read it: characters mistaken, and of 100 one or two dropped and one added, as recorded. */
export function readingOf(code: string, chance: Chance): string {
  const read = Array.from(code, (written) => {
    const chosen = chance(100);
    if (chosen < 2) return "";
    return chosen < 3 ? readAs(written, chance) + alphabet[chance(alphabet.length)] : readAs(written, chance);
  });
  return read.join("");
}
