import i18next from "i18next";
import { type Language, LANGUAGE_COOKIE } from "#contract/languages.ts";
import { currentLanguage } from "./words.ts";

const YEAR_SECONDS = 31_536_000;

/** Shows the page in another language without a reload, and saves the choice in a cookie for later pages. */
export async function chooseLanguage(language: Language): Promise<void> {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  if (language !== currentLanguage()) await i18next.changeLanguage(language);
}
