import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#contract/languages.ts";
import { allTexts } from "#web/language/all-texts.ts";
import { startWords } from "#web/language/words.ts";
import { FullScreenSpinner } from "#web/ui/feedback/full-screen-spinner.tsx";
import { HomePage } from "./home-page.tsx";

/** The home screen before its code has arrived, in a language, as HTML. */
export async function homeIn(language: Language): Promise<string> {
  await startWords(language, ["home", "common"], allTexts);
  return renderToStaticMarkup(<HomePage />);
}

/** The spinner of any other screen before its code has arrived, in a language, as HTML. */
export async function spinnerIn(language: Language): Promise<string> {
  await startWords(language, ["common"], allTexts);
  return renderToStaticMarkup(<FullScreenSpinner />);
}
