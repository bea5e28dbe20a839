import type { Plugin, Rolldown } from "vite";

/** The screen that a signed-in user opens most, and what it asks of the server as soon as it is there. */
const SCREEN = "/src/web/routes/home.tsx";
const ASKED = [
  "/api/auth/user",
  "/api/cards",
  "/api/teams/active",
  "/api/tournaments/active",
  "/api/leaderboard",
  "/api/matches",
];

/**
 * Writes `home.html`: the application's page for `/`, which names the code of the home screen and the calls that it
 * makes, so that a browser fetches all of it at once instead of one after the other has been read.
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
        const screen = Object.values(bundle).find(
          (one): one is Rolldown.OutputChunk =>
            one.type === "chunk" && one.facadeModuleId?.endsWith(SCREEN) === true,
        );
        if (index?.type !== "asset" || screen === undefined) {
          throw new Error("the application's page or its home screen is not in the build");
        }
        const page = String(index.source);
        const scripts = [...chunksOf(screen, bundle)].filter((file) => !page.includes(file));
        const links = [
          ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
          ...ASKED.map(
            (path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`,
          ),
        ];
        this.emitFile({
          type: "asset",
          fileName: "home.html",
          source: page.replace("</head>", `    ${links.join("\n    ")}\n  </head>`),
        });
      },
    },
  };
}

function chunksOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === "chunk") chunksOf(imported, bundle, found);
  }
  return found;
}
