import { readFile } from "node:fs/promises";
import type { Plugin, Rolldown } from "vite";
import { type Language, LANGUAGE_CODES } from "#contract/languages.ts";
import { PATHS, type Path } from "#contract/screen-path.ts";

const SCREENS = "src/web/screens.ts";

/** What a screen asks for first, as far as that doesn't depend on another answer. */
export const FIRST_READS: Readonly<Partial<Record<Path, readonly string[]>>> = {
  "/": [
    "/api/auth/user",
    "/api/cards",
    "/api/teams/active",
    "/api/tournaments/active",
    "/api/leaderboard",
    "/api/matches",
  ],
  "/live-scores": ["/api/auth/user", "/api/matches-by-date", "/api/fixtures/own"],
  "/team-builder": ["/api/auth/user", "/api/cards", "/api/teams"],
  "/transfers": ["/api/auth/user", "/api/fantasy/leagues", "/api/cards"],
};

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

interface ScreenCode {
  readonly path: Path;
  /** Its file, such as `/src/web/routes/about.tsx`. */
  readonly file: string;
  readonly nouns: readonly string[];
}

/** The screens whose code isn't in the main bundle, as `src/web/screens.ts` declares them. */
function screensIn(source: string): ScreenCode[] {
  return source.split("createRoute({").flatMap((declaration) => {
    const [, path] = /path: "([^"]+)"/u.exec(declaration) ?? [];
    const [, nouns, file] =
      /\.lazy\(\s*code\(\s*(\[[^\]]*\]),.*?import\("#([^"]+)"\)/su.exec(declaration) ?? [];
    const known = PATHS.find((one) => one === path);
    if (known === undefined || nouns === undefined || file === undefined) return [];
    return [
      { path: known, file: `/src/${file}`, nouns: JSON.parse(nouns.replaceAll(/,\s*\]/gu, "]")) as string[] },
    ];
  });
}

function chunkOf(bundle: Bundle, file: string): Chunk {
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === "chunk" && chunk.facadeModuleId?.endsWith(file) === true) return chunk;
  }
  throw new Error(`${SCREENS} names ${file}, but the build has no chunk of it.`);
}

/** The files of a chunk and of all it imports. */
function filesOf(bundle: Bundle, chunk: Chunk, files = new Set<string>()): Set<string> {
  if (files.has(chunk.fileName)) return files;
  files.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk") filesOf(bundle, imported, files);
  }
  return files;
}

function linkTo(file: string): string {
  return file.endsWith(".css")
    ? `</${file}>; rel=preload; as=style; crossorigin`
    : `</${file}>; rel=modulepreload; crossorigin; fetchpriority=low`;
}

/** What every page has in its HTML. */
function filesOfPage(bundle: Bundle): Set<string> {
  const main = Object.values(bundle).find((file) => file.type === "chunk" && file.name === "start");
  if (main?.type !== "chunk") throw new Error("The build has no chunk named start.");
  return filesOf(bundle, main);
}

/** The texts of a noun, unless they're the start's, which every page asks for. */
function wordsIn(bundle: Bundle, texts: string): string[] {
  const own = Object.values(bundle).find(
    (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(texts),
  );
  return own ? [own.fileName] : [];
}

function linksOf(bundle: Bundle, { file, nouns }: ScreenCode, language: Language): string {
  const words = nouns.flatMap((noun) => wordsIn(bundle, `/src/words/${language}/${noun}.ts`));
  const files = new Set([...filesOf(bundle, chunkOf(bundle, file)), ...words]);
  const isThere = filesOfPage(bundle);
  return [...files]
    .filter((name) => !isThere.has(name))
    .map(linkTo)
    .join(", ");
}

/**
 * Writes `links.json`: by screen and language, the `Link` header with which the server tells a browser at once what it
 * will ask for as soon as the app has found out which screen is open: the screen's code, style and texts. `reads` are
 * the screen's first calls, for users who are signed in.
 */
export function screenLinks(): Plugin {
  return {
    name: "panna:screen-links",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const screens = screensIn(await readFile(SCREENS, "utf8"));
        // The home is in the main bundle.
        if (screens.length !== PATHS.length - 1) this.error(`a screen's code in ${SCREENS} isn't recognised`);
        const links = screens.map((screen) => [
          screen.path,
          {
            code: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, linksOf(bundle, screen, code)])),
            reads: (FIRST_READS[screen.path] ?? [])
              .map((read) => `<${read}>; rel=preload; as=fetch; crossorigin=use-credentials`)
              .join(", "),
          },
        ]);
        this.emitFile({
          type: "asset",
          fileName: "links.json",
          source: JSON.stringify(Object.fromEntries(links)),
        });
      },
    },
  };
}
