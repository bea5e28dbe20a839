import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { LANGUAGE_CODES } from "#contract/languages.ts";

export interface WebFolder {
  readonly path: string;
  remove(): void;
}

/** A folder of pages and a script with their compressed forms, as the build writes them. */
export function makeWebFolder(landingSources: Readonly<Record<string, readonly string[]>> = {}): WebFolder {
  const path = mkdtempSync(join(tmpdir(), "panna-web-"));
  const write = (name: string, text: string): void => {
    writeFileSync(join(path, name), text);
    writeFileSync(join(path, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(path, `${name}.gz`), gzipSync(text));
  };
  for (const language of LANGUAGE_CODES) {
    for (const page of ["index", "home", "landing"]) {
      const name = `${page}.${language}.html`;
      write(name, `<!doctype html><html lang="${language}"><head><title>${name}</title></head></html>`);
    }
    writeFileSync(join(path, `landing.${language}.csp.json`), JSON.stringify(landingSources));
  }
  write(
    "links.json",
    JSON.stringify({
      "/collection": {
        code: { en: "</en.js>; rel=modulepreload", it: "</it.js>; rel=modulepreload" },
        reads: "</api/cards>; rel=preload; as=fetch",
      },
    }),
  );
  write("app.js", "export const loaded = true;");
  return { path, remove: () => rmSync(path, { recursive: true }) };
}
