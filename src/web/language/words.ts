import i18next, { type BackendModule, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import { isLanguage, LANGUAGES, type Language } from "#contract/languages.ts";
import type { Noun, Words } from "#words/noun.ts";
import { markup } from "./markup.ts";

/** One file of texts per language and noun, fetched when a screen first needs it. */
const files = import.meta.glob<ResourceKey>(["/src/words/*/*.ts", "!**/all.ts"], { import: "words" });

const catalogue: BackendModule = {
  type: "backend",
  init: () => undefined,
  // i18next also accepts a promise; its types only know the callback.
  // oxlint-disable-next-line typescript/no-misused-promises
  read: (language, noun) => readTexts(language, noun),
};

async function readTexts(language: string, noun: string): Promise<ResourceKey> {
  const load = files[`/src/words/${language}/${noun}.ts`];
  if (!load) throw new Error(`There are no texts in ${language} for ${noun}.`);
  return load();
}

/** Starts i18next with the texts that any screen can need. Call once, before rendering. */
export async function startWords(language: Language, nouns: readonly Noun[]): Promise<void> {
  i18next.on("languageChanged", (changed) => {
    if (typeof document !== "undefined") document.documentElement.lang = changed;
  });
  await i18next
    .use(catalogue)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: [...nouns],
      defaultNS: "ui",
      ...markup,
      saveMissing: true,
      missingKeyHandler: (_languages, noun, key) =>
        reportError(new Error(`There is no text "${key}" in ${noun}, or it isn't loaded yet.`)),
    });
}

/** Fetches the texts that a screen needs in the current language. */
export async function loadWords(nouns: readonly Noun[]): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    void i18next.loadNamespaces([...nouns], (cause: unknown) => {
      if (cause) reject(new Error("The texts of this screen could not be fetched.", { cause }));
      else resolve();
    });
  });
}

/**
 * The texts of a noun in the current language, for code that isn't a component: call it again after a language change.
 * Components use `useTranslation(noun)`, which rerenders them.
 */
export function words<N extends Noun>(noun: N): Words<N> {
  return i18next.getFixedT(null, noun);
}

/** The language of the page. */
export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : pageLanguage();
}

/** How the page's language writes numbers and dates, such as "en-GB". */
export function currentLocale(): string {
  return LANGUAGES[currentLanguage()].locale;
}

/** The language the server sent the page in, by the user's cookie or browser (docs/rules.md#languages). */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : "en";
}
