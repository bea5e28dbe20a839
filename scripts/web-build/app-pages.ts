import type { ComponentType } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";

const SPINNER = "/src/web/ui/feedback/full-screen-spinner.tsx";
const HOME = "/src/web/home/home-page.tsx";
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

/** Draws a component of the web as HTML that no code stands behind. */
async function drawn(module: string, name: string): Promise<string> {
  const found = await runnerImport<Readonly<Record<string, ComponentType>>>(module, {
    configFile: false,
    logLevel: "warn",
  });
  const component = found.module[name];
  if (component === undefined) throw new Error(`${module} has no ${name}`);
  return renderToStaticMarkup(createElement(component));
}

/**
 * Draws the spinner of an unknown viewer into the application's page (spec §2), so that it stands before any code is
 * there. Then writes `home.html`, the page for `/`: it has the head of the home screen as well, which stays where it is
 * when the code comes, and it names the calls that the screen makes, so that a browser sends them while the code is
 * still on its way.
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
        index.source = page.replace(SPINNER_PLACE, await drawn(SPINNER, "FullScreenSpinner"));
        const links = ASKED.map(
          (path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`,
        );
        const source = page
          .replace(SPINNER_PLACE, await drawn(HOME, "HomePage"))
          .replace("</head>", `    ${links.join("\n    ")}\n  </head>`);
        this.emitFile({ type: "asset", fileName: "home.html", source });
      },
    },
  };
}
