import type { ComponentType } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";

const SPINNER = "/src/web/ui/feedback/full-screen-spinner.tsx";
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

interface SpinnerModule {
  readonly FullScreenSpinner: ComponentType;
}

/**
 * Draws the spinner of an unknown viewer into the application's page (spec §2), so that it stands before any code is
 * there. Then writes `home.html`, the same page for `/`, which names the calls that the home screen makes, so that a
 * browser sends them while the code is still on its way.
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
        const { module } = await runnerImport<SpinnerModule>(SPINNER, {
          configFile: false,
          logLevel: "warn",
        });
        const spinner = renderToStaticMarkup(createElement(module.FullScreenSpinner));
        index.source = String(index.source).replace(SPINNER_PLACE, spinner);
        const links = ASKED.map(
          (path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`,
        );
        const source = index.source.replace("</head>", `    ${links.join("\n    ")}\n  </head>`);
        this.emitFile({ type: "asset", fileName: "home.html", source });
      },
    },
  };
}
