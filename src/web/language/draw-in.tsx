import { createInstance, type ResourceKey } from "i18next";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { Language } from "#contract/languages.ts";
import { markup } from "./markup.ts";

/** The texts of prerendered pages, loaded eagerly: nothing can be fetched during the build. */
const files = import.meta.glob<ResourceKey>("/src/words/*/{app,home,landing,ui}.ts", {
  import: "words",
  eager: true,
});

/** A page's HTML in a language, for pages shown before any code has loaded. */
export async function drawIn(language: Language, page: ReactNode): Promise<string> {
  const texts = Object.entries(files).flatMap(([path, words]) => {
    const [folder, noun = ""] = path.split("/").slice(-2);
    return folder === language ? [[noun.replace(".ts", ""), words] as const] : [];
  });
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    resources: { [language]: Object.fromEntries(texts) },
    ...markup,
    saveMissing: true,
    missingKeyHandler: (_languages, noun, key) => {
      throw new Error(`The page to draw has no text "${key}" in ${noun}.`);
    },
  });
  return renderToStaticMarkup(<I18nextProvider i18n={i18n}>{page}</I18nextProvider>);
}
