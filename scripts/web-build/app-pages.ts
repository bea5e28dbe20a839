import { type Plugin, runnerImport } from "vite";
import { type Language, LANGUAGE_CODES } from "../../src/contract/languages.ts";

const DRAWING = "/src/web/home/draw-home.tsx";
const SPINNER_PLACE = "<!-- spinner -->";

/** The first requests of the screen that signed-in users open most. */
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

/** The page in a language: its spinner, or the heading of the home screen, shows before any code loads. */
function inLanguage(page: string, language: Language, drawn: string): string {
  return page
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace("/manifest.webmanifest", `/manifest.${language}.webmanifest`)
    .replace(SPINNER_PLACE, drawn);
}

/**
 * Writes the application's page in every language: `index.LANGUAGE.html` with the spinner of an unknown viewer (spec
 * §2), and `home.LANGUAGE.html`, the page for `/`. That one also has the heading of the home screen, which stays in
 * place when the code loads, and preloads the screen's requests: a browser sends them while it fetches the code.
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
        // One language at a time: they share one catalogue.
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
