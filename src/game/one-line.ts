/** Ends a line, turns the writing around, or shows nothing; but for what joins letters and emoji into one. */
const UNREADABLE =
  /[[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{DI}]--[\u200c\u{e0020}-\u{e007f}\p{Variation_Selector}\u200d]]/gv;
/** What a text may have and still look empty: with nothing else in it there is nothing to read. */
const SHOWS_NOTHING = /^[\p{DI}\p{M}\p{Z}\u2800]*$/u;

/**
 * A typed text as others will read it, on one line: without blanks around it and only single ones in it, and without
 * characters that are invisible or turn the direction of the text around them. Empty where nothing is left to read.
 */
export function oneLine(text: string): string {
  const line = text.replaceAll(/\s/gu, " ").replaceAll(UNREADABLE, "").replaceAll(/ +/gu, " ").trim();
  return SHOWS_NOTHING.test(line) ? "" : line;
}
