import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ComponentType } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";
import type { LandingPageProps } from "../../src/web/landing/landing-page.tsx";
import { subsetFace } from "./subset-face.ts";

const PAGE = "/src/web/landing/landing-page.tsx";

/**
 * The faces that landing.css names, cut to the letters of the page: the text face sets the plain paragraphs, the
 * display face everything else.
 */
function facesFor(html: string): Promise<string[]> {
  return Promise.all([
    subsetFace({
      family: "Panna Display",
      file: "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2",
      weight: 850,
      letters: textOf(withoutParagraphs(html)),
    }),
    subsetFace({
      family: "Panna Text",
      file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
      weight: 500,
      letters: textOf(paragraphsOf(html)),
    }),
  ]);
}

/** What the server's content security policy would stop, beside the style and the script whose hashes it admits. */
const FORBIDDEN = /<script>.*<script|<script |\sstyle=|\son[a-z]+=/su;

interface LandingModule {
  readonly LandingPage: ComponentType<LandingPageProps>;
}

interface Landing {
  readonly html: string;
  /** What its content security policy must admit. */
  readonly policy: Readonly<Record<string, readonly string[]>>;
}

function readWeb(name: string): Promise<string> {
  return readFile(join("src/web", name), "utf8");
}

/** A script without its comments and the space between its lines. */
function squeezed(script: string): string {
  return script.replaceAll(/^\s*\/\/.*$/gmu, "").replaceAll(/\s*\n\s*/gu, "");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The text of some HTML. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

/** What the display face sets: no plain paragraphs, no title of the window, nothing that is only spoken. */
function withoutParagraphs(html: string): string {
  const others = /<p>.*?<\/p>|<title>.*?<\/title>|<span class="sr-only">.*?<\/span>/gsu;
  return html.replaceAll(others, " ");
}

function paragraphsOf(html: string): string {
  return [...html.matchAll(/<p>(.*?)<\/p>/gsu)].map(([, inside]) => inside).join(" ");
}

/** Renders the landing page to one HTML text with these styles in it. */
async function renderLanding(css: string): Promise<Landing> {
  const { module } = await runnerImport<LandingModule>(PAGE, { configFile: false, logLevel: "warn" });
  const scripts = await Promise.all([readWeb("public/theme.js"), readWeb("landing/account-wish.js")]);
  const script = scripts.map(squeezed).join("");
  const icon = `data:image/svg+xml,${encodeURIComponent((await readWeb("public/favicon.svg")).trim())}`;
  const render = (props: LandingPageProps) => renderToStaticMarkup(createElement(module.LandingPage, props));
  const faces = await facesFor(render({ styles: "", script: "", icon }));
  const styles = `${faces.join("")}${css}`.trim();
  const html = `<!doctype html>${render({ styles, script, icon })}`;
  const found = FORBIDDEN.exec(html.replace(styles, ""));
  if (found) throw new Error(`The landing page contains "${found[0]}", which its security policy forbids.`);
  return {
    html,
    policy: { "style-src": [hashOf(styles)], "script-src": [hashOf(script)], "font-src": ["data:"] },
  };
}

/**
 * Writes `landing.html`, the page for visitors without a session: prerendered, its styles and its font inside, no
 * request before the first paint (figures P12). `landing.csp.json` holds what its content security policy must admit.
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
      const { html, policy } = await renderLanding(String(sheet.source));
      this.emitFile({ type: "asset", fileName: "landing.html", source: html });
      this.emitFile({ type: "asset", fileName: "landing.csp.json", source: JSON.stringify(policy) });
    },
  };
}
