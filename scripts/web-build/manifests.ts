import { readFile } from "node:fs/promises";
import { type Plugin, runnerImport } from "vite";
import { type Language, LANGUAGE_CODES } from "#contract/languages.ts";

/** The manifest's language-independent part. */
const FILE = "src/web/manifest.json";

interface Texts {
  readonly words: { readonly manifest: { readonly name: string; readonly description: string } };
}

/** Writes `manifest.LANGUAGE.webmanifest`, which browsers install Panna from, in every language. */
export function manifests(): Plugin {
  return {
    name: "panna:manifests",
    apply: "build",
    async generateBundle() {
      const manifest = JSON.parse(await readFile(FILE, "utf8")) as object;
      for (const lang of LANGUAGE_CODES) {
        const source = JSON.stringify({ ...manifest, lang, ...(await textsIn(lang)) });
        this.emitFile({ type: "asset", fileName: `manifest.${lang}.webmanifest`, source });
      }
    },
  };
}

async function textsIn(language: Language): Promise<Texts["words"]["manifest"]> {
  const file = `/src/words/${language}/app.ts`;
  const { module } = await runnerImport<Texts>(file, { configFile: false, logLevel: "warn" });
  return module.words.manifest;
}
