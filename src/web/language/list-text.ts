import { currentLocale } from "./words.ts";

const formats = new Map<string, Intl.ListFormat>();

/** Names in a sentence: "Reds, Blues and Whites". */
export function listText(names: readonly string[]): string {
  // Cached for each language: making one takes longer than using it a hundred times.
  const format = formats.get(currentLocale()) ?? new Intl.ListFormat(currentLocale());
  formats.set(currentLocale(), format);
  return format.format(names);
}
