import { type Plugin, type Rolldown, runnerImport } from "vite";
import { type Language, LANGUAGE_CODES } from "#contract/languages.ts";
import { FIRST_READS } from "./screen-links.ts";

const DRAWING = "/src/web/home/draw-home.tsx";
const SPINNER_PLACE = "<!-- spinner -->";

/** The fonts of the first paint, which a browser would ask for only after it has laid out the page. */
const FIRST_FONTS = ["display-latin.woff2", "figtree-latin-wght-normal.woff2"];

interface Drawing {
  homeIn(language: Language): Promise<string>;
  spinnerIn(language: Language): Promise<string>;
}

/**
 * A page in a language. Its code has a low priority: the first paint needs the style and the fonts, and on a slow line
 * 160 kB of code beside them would hold it up (docs/decisions/0121-a-page-names-what-its-screen-needs.md).
 */
interface Drawn {
  readonly language: Language;
  /** What shows before any code loads: its spinner, or the heading of the home screen. */
  readonly content: string;
  readonly links: readonly string[];
}

function pageWith(page: string, { language, content, links }: Drawn): string {
  return page
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace("/manifest.webmanifest", `/manifest.${language}.webmanifest`)
    .replace("  </head>", `${links.map((link) => `    ${link}\n`).join("")}  </head>`)
    .replace(SPINNER_PLACE, content);
}

/** What every page needs that a browser would find out late: the texts of the start, and fonts, ready to be used. */
function firstFiles(bundle: Rolldown.OutputBundle, language: Language): string[] {
  const files = Object.values(bundle);
  const words = files.find((file) => file.type === "chunk" && file.name === `words-${language}-start`);
  if (!words) throw new Error(`the texts of the start in ${language} are not in the build`);
  const fonts = FIRST_FONTS.map((name) => {
    const font = files.find((file) => file.type === "asset" && file.names.includes(name));
    if (!font) throw new Error(`${name} is not in the build`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.fileName}">`;
  });
  return [
    `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${words.fileName}">`,
    ...fonts,
    // Waits for the style above it, which declares the fonts.
    '<script src="/load-fonts.js"></script>',
  ];
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
        const reads = (FIRST_READS["/"] ?? []).map(
          (path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`,
        );
        // One language at a time: they share one catalogue.
        for (const language of LANGUAGE_CODES) {
          const links = firstFiles(bundle, language);
          const [spinner, heading] = [await module.spinnerIn(language), await module.homeIn(language)];
          this.emitFile({
            type: "asset",
            fileName: `index.${language}.html`,
            source: pageWith(page, { language, content: spinner, links }),
          });
          this.emitFile({
            type: "asset",
            fileName: `home.${language}.html`,
            source: pageWith(page, { language, content: heading, links: [...links, ...reads] }),
          });
        }
      },
    },
  };
}
