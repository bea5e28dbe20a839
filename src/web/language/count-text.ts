import { currentLocale } from "./words.ts";

const formats = new Map<string, Intl.NumberFormat>();

/** Made once for each language: to make one takes longer than to use it a hundred times. */
function formatOf(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${currentLocale()} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(currentLocale(), options);
  formats.set(key, format);
  return format;
}

/** A whole number in a sentence: "2,000", "1,234,567". */
export function countText(count: number): string {
  return formatOf({ useGrouping: "auto" }).format(count);
}

/** A whole number on its own, such as points or a rank, where four digits need no comma: "1012", "1,234,567". */
export function figureText(figure: number): string {
  return formatOf({ useGrouping: "min2" }).format(figure);
}

/** A percentage, with a decimal place where it has one: "36%", "36.4%". */
export function percentText(percentage: number): string {
  return formatOf({ style: "percent", maximumFractionDigits: 1 }).format(percentage / 100);
}

/** A number with one decimal place, such as a mean: "16.4". */
export function tenthText(figure: number): string {
  return formatOf({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(figure);
}
