import type { Language } from "#contract/languages.ts";
import { drawIn } from "#web/language/draw-in.tsx";
import { LandingPage, type LandingPageProps } from "./landing-page.tsx";

/** The landing page as HTML in a language. */
export function landingIn(language: Language, props: LandingPageProps): Promise<string> {
  return drawIn(language, <LandingPage {...props} />);
}
