import type { Language } from "#contract/languages.ts";
import { readCatalogue } from "#scripts/words/catalogue.ts";

/** Finds the text that a language has for an English one: as a pattern, where it has several for it. */
export type Say = (english: string) => RegExp;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** @throws Error where no text of the catalogue is this English one */
export async function sayIn(language: Language): Promise<Say> {
  const catalogue = await readCatalogue();
  const [english, texts] = [catalogue.get("en"), catalogue.get(language)];
  return (said) => {
    const keys = [...(english ?? [])].flatMap(([key, text]) => (text === said ? [key] : []));
    if (keys.length === 0) throw new Error(`The catalogue has no English text "${said}".`);
    const found = new Set(keys.map((key) => texts?.get(key) ?? ""));
    return new RegExp(`^(?:${[...found].map(escaped).join("|")})$`, "u");
  };
}
