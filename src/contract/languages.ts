/** The languages Panna speaks. A new one is a line here and a folder in src/words. */
export const LANGUAGES = {
  en: { name: "English", locale: "en-GB" },
  es: { name: "Español", locale: "es-ES" },
  it: { name: "Italiano", locale: "it-IT" },
} as const;

export type Language = keyof typeof LANGUAGES;

/** The language of everyone whose choice isn't known, and of `message` in the API. */
export const DEFAULT_LANGUAGE: Language = "en";

/** The cookie that keeps a choice of language in a browser; over https with a prefix. */
export const LANGUAGE_COOKIE = "panna-language";
const YEAR_SECONDS = 31_536_000;
const IN_COOKIE = new RegExp(`(?:^|;\\s*)(?:__Host-)?${LANGUAGE_COOKIE}=(\\w+)(?:;|$)`, "u");

/** As it is set: over https under a name that browsers take from this host alone. @param isHttps of the page */
export function languageCookie(language: Language, isHttps: boolean): string {
  const [prefix, secure] = isHttps ? ["__Host-", "; Secure"] : ["", ""];
  return `${prefix}${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/** The choice in a Cookie header; null if there's none. */
export function languageIn(cookies: string): Language | null {
  const [, chosen = ""] = IN_COOKIE.exec(cookies) ?? [];
  return isLanguage(chosen) ? chosen : null;
}

/** All language codes, in the order of the switch. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as [Language, ...Language[]];

/** Whether a code such as "es" is one of Panna's languages. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}
