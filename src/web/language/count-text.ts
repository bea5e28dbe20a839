import { currentLocale } from "./words.ts";

const formats = new Map<string, Intl.NumberFormat>();

/** Cached for each language: making one takes longer than using it a hundred times. */
function formatOf(useGrouping: "auto" | "min2"): Intl.NumberFormat {
  const key = `${currentLocale()} ${useGrouping}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(currentLocale(), { useGrouping });
  formats.set(key, format);
  return format;
}

/** A whole number in a sentence: "2,000", "1,234,567". */
export function countText(count: number): string {
  return formatOf("auto").format(count);
}

/** A whole number on its own, such as points or a rank; four digits need no comma: "1012", "1,234,567". */
export function figureText(figure: number): string {
  return formatOf("min2").format(figure);
}

/** A number with this many decimals: "2.50", in Spanish and Italian "2,50". */
export function figureOf(value: number, digits: number): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(currentLocale(), format).format(value);
}

/** A share from 0 to 1 as a percentage, with `digits` decimals: "37%". */
export function percentText(share: number, digits = 0): string {
  const format = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(currentLocale(), format).format(share);
}
