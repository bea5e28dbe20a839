import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#contract/languages.ts";
import type { Path } from "#contract/screen-path.ts";

/** As `scripts/web-build/screen-links.ts` writes it. */
interface Links {
  readonly code: Readonly<Record<Language, string>>;
  readonly reads: string;
}

/** Who opens a screen, and in which language. */
export interface Reader {
  readonly language: Language;
  readonly isVisitor: boolean;
}

/** The `Link` header of a screen's page: what a browser can ask for while the app is still on its way. */
export type LinksOfScreen = (screen: Path, reader: Reader) => string;

/** Reads the links that the build has written. */
export function readScreenLinks(webDir: string): LinksOfScreen {
  const links = JSON.parse(readFileSync(join(webDir, "links.json"), "utf8")) as Partial<Record<Path, Links>>;
  return (screen, { language, isVisitor }) => {
    const { code, reads = "" } = links[screen] ?? {};
    return [code?.[language], isVisitor ? "" : reads].filter(Boolean).join(", ");
  };
}
