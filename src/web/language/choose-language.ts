import i18next from "i18next";
import { type Language, languageCookie } from "#contract/languages.ts";
import { currentLanguage } from "./words.ts";

/** Shows the page in another language without a reload, and saves the choice in a cookie for later pages. */
export async function chooseLanguage(language: Language): Promise<void> {
  document.cookie = languageCookie(language, location.protocol === "https:");
  if (language !== currentLanguage()) await i18next.changeLanguage(language);
}
