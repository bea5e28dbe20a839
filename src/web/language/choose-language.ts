import i18next from "i18next";
import { type Language, languageCookie } from "#contract/languages.ts";

/**
 * Shows the page in another language without a reload, and saves the choice in a cookie for later pages. The texts of one
 * chosen before may still be on their way: they then change nothing, so the page's own language is set too.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  document.cookie = languageCookie(language, location.protocol === "https:");
  await i18next.changeLanguage(language);
}
