import type { Language } from "#contract/languages.ts";
import { readCatalogue } from "#scripts/words/catalogue.ts";

/**
 * Finds the translation of an English text as a pattern, since it can have several. Texts rendered next to each other
 * in one element are passed in order.
 */
export type Say = (...english: readonly string[]) => RegExp;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** @throws Error if the catalogue doesn't have the English text */
export async function sayIn(language: Language): Promise<Say> {
  const catalogue = await readCatalogue();
  const [english, texts] = [catalogue.get("en"), catalogue.get(language)];
  const find = (said: string): string => {
    const keys = [...(english ?? [])].flatMap(([key, text]) => (text === said ? [key] : []));
    if (keys.length === 0) throw new Error(`The catalogue has no English text "${said}".`);
    const found = new Set(keys.map((key) => texts?.get(key) ?? ""));
    return `(?:${[...found].map(escaped).join("|")})`;
  };
  return (...parts) => new RegExp(`^${parts.map(find).join(" ")}$`, "u");
}
