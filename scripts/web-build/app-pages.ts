import { type Plugin, runnerImport } from "vite";
import { type Language, LANGUAGE_CODES } from "../../src/contract/languages.ts";

const DRAWING = "/src/web/home/draw-home.tsx";
const SPINNER_PLACE = "<!-- spinner -->";

/** What the screen that a signed-in user opens most asks of the server as soon as it is there. */
const ASKED = [
  "/api/auth/user",
  "/api/cards",
  "/api/teams/active",
  "/api/tournaments/active",
  "/api/leaderboard",
  "/api/matches",
];

interface Drawing {
  homeIn(language: Language): Promise<string>;
  spinnerIn(language: Language): Promise<string>;
}

/** The page in a language: its spinner, or the head of the home screen, stands before any code is there. */
function inLanguage(page: string, language: Language, drawn: string): string {
  return page
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace("/manifest.webmanifest", `/manifest.${language}.webmanifest`)
    .replace(SPINNER_PLACE, drawn);
}

/**
 * Writes the application's page in every language: `index.LANGUAGE.html` with the spinner of an unknown viewer (spec §2),
 * and `home.LANGUAGE.html`, the page for `/`. That one has the head of the home screen as well, which stays where it is
 * when the code comes, and names the calls that the screen makes: a browser sends them while it fetches the code.
 */
export function appPages(): Plugin {
  return {
    name: "panna:app-pages",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("the application's page is not in the build");
        const page = String(index.source);
        delete bundle["index.html"];
        const { module } = await runnerImport<Drawing>(DRAWING, { configFile: false, logLevel: "warn" });
        const links = ASKED.map(
          (path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`,
        );
        // One language after the other: they share one catalogue.
        for (const language of LANGUAGE_CODES) {
          const source = inLanguage(page, language, await module.spinnerIn(language));
          this.emitFile({ type: "asset", fileName: `index.${language}.html`, source });
          const home = inLanguage(page, language, await module.homeIn(language)).replace(
            "</head>",
            `    ${links.join("\n    ")}\n  </head>`,
          );
          this.emitFile({ type: "asset", fileName: `home.${language}.html`, source: home });
        }
      },
    },
  };
}
