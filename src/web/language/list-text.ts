import { currentLocale } from "./words.ts";

/** Names in a sentence: "Reds, Blues and Whites". */
export function listText(names: readonly string[]): string {
  return new Intl.ListFormat(currentLocale()).format(names);
}
