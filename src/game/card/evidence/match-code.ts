import { CODE_ALPHABET, parseCode } from "#game/card/verification-code.ts";
import { READ_AS } from "./reading-errors.ts";

/** One photo in this many may seem to show a code that isn't on it. */
const ONE_FALSE_IN = 10_000;

/** A photo with fewer lines is judged as if it had this many comparisons: one line gets no easier terms than fifty. */
const LEAST_COMPARISONS = 100;

/** How often the reader drops a character, or sees one too many. */
const DROPPED = 0.03;
const ADDED = 0.03;
/** How often a character outside the alphabet is read for one inside, against anything else. */
const FOREIGN = 0.1;
/** Added to each count, so nothing is impossible that wasn't recorded. */
const UNSEEN = 0.5;
/** A shorter reading is no code. */
const LEAST_READ = 5;

const alphabet = Array.from(CODE_ALPHABET);

/** How much likelier a character is read if it's written than if anything else is: the logarithm of the ratio. */
const evidenceOf: ReadonlyMap<string, number> = weighReadings();

function weighReadings(): Map<string, number> {
  const share = new Map<string, number>();
  const anyway = new Map<string, number>();
  for (const written of alphabet) {
    const counts = alphabet.map((read) => (READ_AS[written]?.[read] ?? 0) + UNSEEN);
    const total = counts.reduce((sum, count) => sum + count, 0);
    for (const [at, read] of alphabet.entries()) {
      const part = (counts[at] ?? 0) / total;
      share.set(written + read, part);
      anyway.set(read, (anyway.get(read) ?? 0) + part / alphabet.length);
    }
  }
  return new Map(
    [...share].map(([pair, part]) => [pair, Math.log(part / (anyway.get(pair.charAt(1)) ?? 1))]),
  );
}

/**
 * Which of the valid codes the readings show, if any. Nothing is read freely: each reading is weighed against each
 * valid code by how often the reader has taken one character for another, and only a weight that chance alone gives to
 * one photo in 10,000 counts. By Markov's inequality the ratio needed for that is 10,000 times the number of comparisons.
 *
 * @param readings lines read on a photo; several may be of the same line
 * @param validCodes the codes accepted from the user, in plain form
 */
export function matchCode(readings: readonly string[], validCodes: readonly string[]): string | null {
  const read = [...new Set(readings.flatMap((text) => text.split("\n")).map(parseCode))].filter(
    ({ length }) => length >= LEAST_READ,
  );
  const needed = Math.log(ONE_FALSE_IN * Math.max(LEAST_COMPARISONS, read.length * validCodes.length));
  const weighed = validCodes.map((code) => ({
    code,
    weight: Math.max(-Infinity, ...read.map((text) => weightOf(code, text))),
  }));
  const best = weighed.reduce<{ code: string | null; weight: number }>(
    (top, next) => (next.weight > top.weight ? next : top),
    { code: null, weight: -Infinity },
  );
  return best.weight >= needed ? best.code : null;
}

/** The best alignment of a code with any part of a text: the logarithm of its likelihood ratio. */
function weightOf(code: string, text: string): number {
  // Where the code begins is as good as drawn.
  const starts = -Math.log(Math.max(1, text.length - code.length + 1));
  let row = Array.from({ length: text.length + 1 }, () => starts);
  for (const written of code) {
    const next = [(row[0] ?? 0) + Math.log(DROPPED)];
    for (let at = 1; at <= text.length; at += 1) {
      const seen =
        (row[at - 1] ?? 0) + weightOfRead(written, text.charAt(at - 1)) + Math.log(1 - DROPPED - ADDED);
      const dropped = (row[at] ?? 0) + Math.log(DROPPED);
      const added = (next[at - 1] ?? 0) + Math.log(ADDED);
      next.push(Math.max(seen, dropped, added));
    }
    row = next;
  }
  return Math.max(...row);
}

function weightOfRead(written: string, read: string): number {
  return evidenceOf.get(written + read) ?? Math.log(FOREIGN);
}
