import { createInstance } from "i18next";
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from "#contract/languages.ts";
import type { Noun, Words } from "#words/noun.ts";

type Texts = { readonly all: Readonly<Record<Noun, object>> };

const resources = Object.fromEntries(
  await Promise.all(
    LANGUAGE_CODES.map(async (language) => {
      const { all: texts } = (await import(`#words/${language}/all.ts`)) as Texts;
      return [language, texts] as const;
    }),
  ),
);

const catalogue = createInstance();
await catalogue.init({
  resources,
  lng: DEFAULT_LANGUAGE,
  fallbackLng: false,
  defaultNS: "ui",
  interpolation: { escapeValue: false },
});

/** The texts of a noun in a reader's language: `wordsIn("it", "notification")("cardApproved.title")`. */
export function wordsIn<N extends Noun>(language: Language, noun: N): Words<N> {
  return catalogue.getFixedT(language, noun);
}
