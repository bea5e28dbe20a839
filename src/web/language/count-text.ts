import { LANGUAGE } from "./language.ts";

const COUNT = new Intl.NumberFormat(LANGUAGE);
const FIGURE = new Intl.NumberFormat(LANGUAGE, { useGrouping: "min2" });

/** A whole number in a sentence: "2,000", "1,234,567". */
export function countText(count: number): string {
  return COUNT.format(count);
}

/** A whole number that stands alone, such as points or a rank, where four digits need no comma: "1012", "1,234,567". */
export function figureText(figure: number): string {
  return FIGURE.format(figure);
}
