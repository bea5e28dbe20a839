import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { type Language, LANGUAGE_CODES } from "#contract/languages.ts";
import type { LandingPageProps } from "#web/landing/landing-page.tsx";

const PAGE = "/src/web/landing/draw-landing.tsx";

/** The letters that each of the page's fonts needs. */
interface Letters {
  readonly display: string;
  readonly text: string;
}

type LettersByLanguage = Readonly<Partial<Record<Language, Letters>>>;

/** Each font's family name in landing.css. */
const FAMILIES = { display: "Panna Display", text: "Panna Text" } as const;

/** What the server's content security policy would block: it allows one style and one script by their hashes. */
const FORBIDDEN = /<script>.*<script|<script |\sstyle=|\son[a-z]+=/su;

type Draw = (language: Language, props: LandingPageProps) => Promise<string>;

interface LandingModule {
  readonly landingIn: Draw;
}

interface Landing {
  readonly html: string;
  /** What its content security policy has to allow. */
  readonly policy: Readonly<Record<string, readonly string[]>>;
}

function readWeb(name: string): Promise<string> {
  return readFile(join("src/web", name), "utf8");
}

/** A script without its comments and the whitespace between its lines. */
function squeezed(script: string): string {
  return script.replaceAll(/^\s*\/\/.*$/gmu, "").replaceAll(/\s*\n\s*/gu, "");
}

/** An SVG as part of a data URL in an attribute: only what would end it, or a tag, is escaped. */
function escaped(svg: string): string {
  return svg.replaceAll('"', "'").replaceAll(/[%#<>]/gu, encodeURIComponent);
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The text content of some HTML. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

/** The text in the display font: not plain paragraphs, the document title or text for screen readers. */
function withoutParagraphs(html: string): string {
  const others = /<p>.*?<\/p>|<title>.*?<\/title>/gsu;
  return html.replaceAll(others, " ");
}

function paragraphsOf(html: string): string {
  return [...html.matchAll(/<p>(.*?)<\/p>/gsu)].map(([, inside]) => inside).join(" ");
}

/** Plain paragraphs use the text font, everything else the display font. */
function lettersOf(html: string): Letters {
  const once = (text: string): string => [...new Set(text)].toSorted().join("");
  return { display: once(textOf(withoutParagraphs(html))), text: once(textOf(paragraphsOf(html))) };
}

/** The letters that the fonts need, for the page in each language. */
export async function landingLetters(): Promise<LettersByLanguage> {
  const draw = await landingDrawing();
  const letters: Partial<Record<Language, Letters>> = {};
  for (const language of LANGUAGE_CODES) {
    letters[language] = lettersOf(await draw(language, { styles: "", script: "", icon: "data:," }));
  }
  return letters;
}

/** `@font-face` rules with the fonts inlined, so they need no request. */
async function facesFor(language: Language, html: string): Promise<string> {
  const letters = JSON.parse(await readWeb("landing/fonts/letters.json")) as LettersByLanguage;
  const held = letters[language] ?? { display: "", text: "" };
  const needed = lettersOf(html);
  const rules = (["display", "text"] as const).map(async (name) => {
    const lacking = Array.from(needed[name]).filter((letter) => !held[name].includes(letter));
    if (lacking.length > 0)
      throw new Error(
        `The ${name} face of the landing page in ${language} lacks "${lacking.join("")}": npm run fonts`,
      );
    const font = await readFile(join("src/web/landing/fonts", `${language}-${name}.woff2`));
    const source = `data:font/woff2;base64,${font.toString("base64")}`;
    return `@font-face{font-family:"${FAMILIES[name]}";font-weight:1 1000;src:url(${source}) format("woff2")}`;
  });
  return (await Promise.all(rules)).join("");
}

async function landingDrawing(): Promise<Draw> {
  const { module } = await runnerImport<LandingModule>(PAGE, { configFile: false, logLevel: "warn" });
  return module.landingIn;
}

/** Renders the landing page in a language, with these styles inlined. */
async function drawLanding(language: Language, css: string): Promise<Landing> {
  const draw = await landingDrawing();
  const scripts = ["public/theme.js", "landing/load-fonts.js", "landing/account-wish.js"];
  const script = (await Promise.all(scripts.map(readWeb))).map(squeezed).join("");
  const icon = `data:image/svg+xml,${escaped((await readWeb("public/favicon.svg")).trim())}`;
  const faces = await facesFor(language, await draw(language, { styles: "", script: "", icon }));
  const styles = `${faces}${css}`.trim();
  const html = `<!doctype html>${await draw(language, { styles, script, icon })}`;
  const found = FORBIDDEN.exec(html.replace(styles, ""));
  if (found) throw new Error(`The landing page contains "${found[0]}", which its security policy forbids.`);
  return {
    html,
    policy: { "style-src": [hashOf(styles)], "script-src": [hashOf(script)], "font-src": ["data:"] },
  };
}

/**
 * Writes `landing.LANGUAGE.html`, the page for visitors without a session: prerendered, with styles and fonts inlined
 * and no request before the first paint (docs/rules.md#landing-page-weight). `landing.LANGUAGE.csp.json` lists what
 * its content security policy has to allow.
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
      // Vite marks the end of a style sheet with a comment.
      const css = String(sheet.source).replaceAll(/\/\*.*?\*\//gsu, "");
      for (const language of LANGUAGE_CODES) {
        const { html, policy } = await drawLanding(language, css);
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
