/**
 * How many slips of the pen part what was typed from the beginning of a word: a letter too many, too few, another one, or
 * two that changed places. What the word has beyond what was typed counts for nothing: it may not be finished.
 */
export function slipsToBeginning(typed: string, word: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const isSame = typed[row - 1] === word[at - 1];
      const isSwapped =
        row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      current.push(
        Math.min(
          (last[at - 1] ?? 0) + (isSame ? 0 : 1),
          (last[at] ?? 0) + 1,
          (current[at - 1] ?? 0) + 1,
          isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return Math.min(...last);
}
