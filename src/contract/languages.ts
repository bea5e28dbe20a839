/** The languages Panna speaks. A new one is a line here and a folder in src/words. */
export const LANGUAGES = {
  en: { name: "English", locale: "en-GB" },
  es: { name: "Español", locale: "es-ES" },
  it: { name: "Italiano", locale: "it-IT" },
} as const;

export type Language = keyof typeof LANGUAGES;

/** The language of everyone whose choice isn't known, and of `message` in the API. */
export const DEFAULT_LANGUAGE: Language = "en";

/** The cookie that keeps a choice of language in a browser. */
export const LANGUAGE_COOKIE = "panna-language";

/** All language codes, in the order of the switch. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as [Language, ...Language[]];

/** Whether a code such as "es" is one of Panna's languages. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}
