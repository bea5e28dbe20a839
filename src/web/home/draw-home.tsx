import type { Language } from "#contract/languages.ts";
import { drawIn } from "#web/language/draw-in.tsx";
import { FullScreenSpinner } from "#web/ui/feedback/full-screen-spinner.tsx";
import { HomePage } from "./home-page.tsx";

/** The head of the home screen as HTML, for the page that the server sends to users. */
export function homeIn(language: Language): Promise<string> {
  return drawIn(language, <HomePage />);
}

/** The spinner of an unknown viewer as HTML, for every other page. */
export function spinnerIn(language: Language): Promise<string> {
  return drawIn(language, <FullScreenSpinner />);
}
