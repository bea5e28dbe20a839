import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { type Language, LANGUAGE_CODES } from "../../src/contract/languages.ts";
import type { LandingPageProps } from "../../src/web/landing/landing-page.tsx";

const PAGE = "/src/web/landing/draw-landing.tsx";

/** The letters that each face of the page needs. */
interface Letters {
  readonly display: string;
  readonly text: string;
}

/** The family under which landing.css knows each face. */
const FAMILIES = { display: "Panna Display", text: "Panna Text" } as const;

/** What the server's content security policy would stop, beside the style and the script whose hashes it admits. */
const FORBIDDEN = /<script>.*<script|<script |\sstyle=|\son[a-z]+=/su;

interface LandingModule {
  landingIn(language: Language, props: LandingPageProps): Promise<string>;
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

/** The text face sets the plain paragraphs, the display face everything else. */
function lettersOf(html: string): Letters {
  const once = (text: string): string => [...new Set(text)].toSorted().join("");
  return { display: once(textOf(withoutParagraphs(html))), text: once(textOf(paragraphsOf(html))) };
}

/** What the faces of the page must hold, in all languages together. */
export async function landingLetters(): Promise<Letters> {
  const { landingIn } = await landingModule();
  let html = "";
  for (const language of LANGUAGE_CODES) {
    html += await landingIn(language, { styles: "", script: "", icon: "data:," });
  }
  return lettersOf(html);
}

/** `@font-face` rules that carry the fonts themselves: no request stands between them and the page. */
async function facesFor(html: string): Promise<string> {
  const held = JSON.parse(await readWeb("landing/fonts/letters.json")) as Letters;
  const needed = lettersOf(html);
  const rules = (["display", "text"] as const).map(async (name) => {
    const lacking = Array.from(needed[name]).filter((letter) => !held[name].includes(letter));
    if (lacking.length > 0)
      throw new Error(`The ${name} face of the landing page lacks "${lacking.join("")}": npm run fonts`);
    const font = await readFile(join("src/web/landing/fonts", `${name}.woff2`));
    const source = `data:font/woff2;base64,${font.toString("base64")}`;
    return `@font-face{font-family:"${FAMILIES[name]}";font-weight:1 1000;font-display:swap;src:url(${source}) format("woff2")}`;
  });
  return (await Promise.all(rules)).join("");
}

async function landingModule(): Promise<LandingModule> {
  const { module } = await runnerImport<LandingModule>(PAGE, { configFile: false, logLevel: "warn" });
  return module;
}

/** Renders the landing page in a language to one HTML text with these styles in it. */
async function renderLanding(language: Language, css: string): Promise<Landing> {
  const { landingIn } = await landingModule();
  const scripts = await Promise.all([readWeb("public/theme.js"), readWeb("landing/account-wish.js")]);
  const script = scripts.map(squeezed).join("");
  const icon = `data:image/svg+xml,${encodeURIComponent((await readWeb("public/favicon.svg")).trim())}`;
  const faces = await facesFor(await landingIn(language, { styles: "", script: "", icon }));
  const styles = `${faces}${css}`.trim();
  const html = `<!doctype html>${await landingIn(language, { styles, script, icon })}`;
  const found = FORBIDDEN.exec(html.replace(styles, ""));
  if (found) throw new Error(`The landing page contains "${found[0]}", which its security policy forbids.`);
  return {
    html,
    policy: { "style-src": [hashOf(styles)], "script-src": [hashOf(script)], "font-src": ["data:"] },
  };
}

/**
 * Writes `landing.LANGUAGE.html`, the page for visitors without a session: prerendered, its styles and its font inside, no
 * request before the first paint (docs/rules.md#landing-page-weight). `landing.LANGUAGE.csp.json` holds what its content
 * security policy must admit.
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
      // One language after the other: they share one catalogue.
      for (const language of LANGUAGE_CODES) {
        const { html, policy } = await renderLanding(language, String(sheet.source));
        this.emitFile({ type: "asset", fileName: `landing.${language}.html`, source: html });
        this.emitFile({
          type: "asset",
          fileName: `landing.${language}.csp.json`,
          source: JSON.stringify(policy),
        });
      }
    },
  };
}
