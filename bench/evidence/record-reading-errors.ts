/**
 * Records what the text reader takes the characters of a code for, for `src/game/card/evidence/reading-errors.ts`.
 *
 *     node bench/evidence/record-reading-errors.ts [photos]
 */
import { CODE_ALPHABET, parseCode } from "#game/card/verification-code.ts";
import { readCodeLines } from "#server/card/evidence/read-text.ts";
import { anyCode, codePhoto } from "./code-photo.ts";
import { makeStore } from "./stored-photo.ts";

/** Photos of no other bench. */
const FIRST_SEED = 1001;
/** A reading further from the code than this is of something else. */
const MOST_EDITS = 3;

type Counts = Map<string, Map<string, number>>;

/** The edits that lead from each start of one text to each start of the other. */
function editsBetween(written: string, read: string): number[][] {
  const edits = Array.from({ length: written.length + 1 }, (_, row) => [row]);
  for (let row = 0; row <= written.length; row += 1) {
    for (let column = 1; column <= read.length; column += 1) {
      const above = edits[row - 1];
      const left = (edits[row]?.[column - 1] ?? 0) + 1;
      const isSame = written[row - 1] === read[column - 1];
      const best =
        above === undefined
          ? column
          : Math.min(left, (above[column] ?? 0) + 1, (above[column - 1] ?? 0) + (isSame ? 0 : 1));
      edits[row]?.push(best);
    }
  }
  return edits;
}

/** Counts the pairs of written and read characters along the fewest edits. */
function count(counts: Counts, written: string, read: string): void {
  const edits = editsBetween(written, read);
  if ((edits[written.length]?.[read.length] ?? Infinity) > MOST_EDITS) return;
  let [row, column] = [written.length, read.length];
  while (row > 0 && column > 0) {
    const [one, other] = [written.charAt(row - 1), read.charAt(column - 1)];
    const here = edits[row]?.[column] ?? 0;
    if (here === (edits[row - 1]?.[column - 1] ?? 0) + (one === other ? 0 : 1)) {
      const of = counts.get(one) ?? new Map<string, number>();
      counts.set(one, of.set(other, (of.get(other) ?? 0) + 1));
      [row, column] = [row - 1, column - 1];
    } else if (here === (edits[row - 1]?.[column] ?? 0) + 1) row -= 1;
    else column -= 1;
  }
}

const [photos = 140] = process.argv.slice(2).map(Number);
const store = makeStore();
const counts: Counts = new Map();
for (let seed = FIRST_SEED; seed < FIRST_SEED + photos; seed += 1) {
  const code = anyCode(seed);
  const photo = await codePhoto(seed, code, seed % 2 === 0 ? "print" : "hand");
  for (const reading of await readCodeLines(await store.keep(photo))) count(counts, code, parseCode(reading));
}
for (const written of CODE_ALPHABET) {
  const read = [...(counts.get(written) ?? [])].toSorted(([, a], [, b]) => b - a);
  console.log(`  ${written}: { ${read.map(([as, times]) => `${as}: ${times}`).join(", ")} },`);
}
store.remove();
// The text reader would keep the process alive.
process.exit(0);
