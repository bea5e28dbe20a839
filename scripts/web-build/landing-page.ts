import { createHash } from "node:crypto";
import type { ComponentType } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";
import { subsetFace } from "./subset-face.ts";

const PAGE = "/src/web/landing/landing-page.tsx";

/**
 * The faces that landing.css names, cut to the letters of the page: the text face sets the plain paragraphs, the
 * display face everything else, in capitals.
 */
function facesFor(html: string): Promise<string[]> {
  return Promise.all([
    subsetFace({
      family: "Panna Display",
      file: "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2",
      weight: 850,
      letters: textOf(html).toUpperCase(),
    }),
    subsetFace({
      family: "Panna Text",
      file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
      weight: 500,
      letters: textOf(paragraphsOf(html)),
    }),
  ]);
}

/** What the server's content security policy would stop: the page has no script and no style attribute of its own. */
const FORBIDDEN = /<script(?![^>]* src=)|\sstyle=|\son[a-z]+=/u;

interface LandingModule {
  readonly LandingPage: ComponentType<{ readonly styles: string }>;
}

/** The text of some HTML, or only of its plain paragraphs. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

function paragraphsOf(html: string): string {
  return [...html.matchAll(/<p>(.*?)<\/p>/gsu)].map(([, inside]) => inside).join(" ");
}

/** Renders the landing page to one HTML text with these styles in it, and the hash that lets a policy admit them. */
async function renderLanding(css: string): Promise<{ html: string; styleHash: string }> {
  const { module } = await runnerImport<LandingModule>(PAGE, { configFile: false, logLevel: "warn" });
  const bare = renderToStaticMarkup(createElement(module.LandingPage, { styles: "" }));
  const styles = `${(await facesFor(bare)).join("")}${css}`.trim();
  const html = `<!doctype html>${renderToStaticMarkup(createElement(module.LandingPage, { styles }))}`;
  const found = FORBIDDEN.exec(html.replace(styles, ""));
  if (found) throw new Error(`The landing page contains "${found[0]}", which its security policy forbids.`);
  return { html, styleHash: `'sha256-${createHash("sha256").update(styles).digest("base64")}'` };
}

/**
 * Writes `landing.html`, the page for visitors without a session: prerendered, its styles and its font inside, no
 * script before the first paint (figures P12). `landing.csp.json` holds what its content security policy must admit.
 */
export function landingPage(): Plugin {
  return {
    name: "panna:landing-page",
    apply: "build",
    async generateBundle(_options, bundle) {
      const sheet = Object.values(bundle).find(
        (file) => file.type === "asset" && file.names.includes("landing.css"),
      );
      if (sheet?.type !== "asset") this.error("landing.css is missing from the build");
      delete bundle[sheet.fileName];
      const { html, styleHash } = await renderLanding(String(sheet.source));
      this.emitFile({ type: "asset", fileName: "landing.html", source: html });
      const policy = JSON.stringify({ "style-src": [styleHash], "font-src": ["data:"] });
      this.emitFile({ type: "asset", fileName: "landing.csp.json", source: policy });
    },
  };
}
