/**
 * An invisible mark before each text tells which text of the catalogue was drawn: a number, in zero-width
 * characters.
 */
const EDGE = "\u2063";
const ZERO = "\u200C";
const ONE = "\u200D";

/** A mark, as the source of a regular expression: its digits are the first group. */
export const MARK = `${EDGE}([${ZERO}${ONE}]+)${EDGE}`;

/** A text with the mark of a number, 0 or more. */
export function marked(text: string, number: number): string {
  const digits = number.toString(2).replaceAll("0", ZERO).replaceAll("1", ONE);
  return `${EDGE}${digits}${EDGE}${text}`;
}

/** The number that a mark's digits encode. */
export function numberOf(digits: string): number {
  return Number.parseInt(digits.replaceAll(ZERO, "0").replaceAll(ONE, "1"), 2);
}
