import type { Language } from "#contract/languages.ts";
import { drawIn } from "#web/language/draw-in.tsx";
import { FullScreenSpinner } from "#web/ui/feedback/full-screen-spinner.tsx";
import { HomePage } from "./home-page.tsx";

/** The home screen's header as HTML, for the page the server sends to signed-in users. */
export function homeIn(language: Language): Promise<string> {
  return drawIn(language, <HomePage />);
}

/** The spinner as HTML, for every other page: the viewer isn't known yet. */
export function spinnerIn(language: Language): Promise<string> {
  return drawIn(language, <FullScreenSpinner />);
}
