import { type Plugin, runnerImport } from "vite";
import { DEFAULT_LANGUAGE, type Language } from "#contract/languages.ts";

const HOME = "/src/web/home/draw-home.tsx";
const SPINNER_PLACE = "<!-- spinner -->";

/** The calls that the home screen makes first. */
const ASKED = [
  "/api/auth/user",
  "/api/cards",
  "/api/teams/active",
  "/api/tournaments/active",
  "/api/leaderboard",
  "/api/matches",
];

/** What draws the pages: functions from a language to HTML. */
type Drawing = Readonly<Record<"homeIn" | "spinnerIn", (language: Language) => Promise<string>>>;

/**
 * Draws the spinner into the application's page (spec §2), so it's there before any code. Then writes `home.html`, the
 * page for `/`: it also has the head of the home screen, which doesn't move when the code arrives, and preloads the calls
 * that the screen makes.
 */
export function appPages(): Plugin {
  return {
    name: "panna:app-pages",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const { module } = await runnerImport<Drawing>(HOME, { configFile: false, logLevel: "warn" });
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("the application's page is not in the build");
        const page = String(index.source);
        index.source = page.replace(SPINNER_PLACE, await module.spinnerIn(DEFAULT_LANGUAGE));
        const links = ASKED.map(
          (path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`,
        );
        const source = page
          .replace(SPINNER_PLACE, await module.homeIn(DEFAULT_LANGUAGE))
          .replace("</head>", `    ${links.join("\n    ")}\n  </head>`);
        this.emitFile({ type: "asset", fileName: "home.html", source });
      },
    },
  };
}
