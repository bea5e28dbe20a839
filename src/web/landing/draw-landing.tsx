import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#contract/languages.ts";
import { allTexts } from "#web/language/all-texts.ts";
import { startWords } from "#web/language/words.ts";
import { LandingPage, type LandingPageProps } from "./landing-page.tsx";

/** The landing page in a language, as HTML without its doctype. */
export async function landingIn(language: Language, props: LandingPageProps): Promise<string> {
  await startWords(language, ["landing", "common"], allTexts);
  return renderToStaticMarkup(<LandingPage {...props} />);
}
