import type { Plugin } from "vite";

/** What the screen that a signed-in user opens most asks of the server as soon as it is there. */
const ASKED = [
  "/api/auth/user",
  "/api/cards",
  "/api/teams/active",
  "/api/tournaments/active",
  "/api/leaderboard",
  "/api/matches",
];

/**
 * Writes `home.html`: the application's page for `/`, which names the calls that the home screen makes, so that a
 * browser sends them while the code is still on its way.
 */
export function homePage(): Plugin {
  return {
    name: "panna-home-page",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("the application's page is not in the build");
        const links = ASKED.map(
          (path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`,
        );
        this.emitFile({
          type: "asset",
          fileName: "home.html",
          source: String(index.source).replace("</head>", `    ${links.join("\n    ")}\n  </head>`),
        });
      },
    },
  };
}
