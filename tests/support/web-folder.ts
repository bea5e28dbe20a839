import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

export interface WebFolder {
  readonly path: string;
  remove(): void;
}

/** A folder of pages and a script, each with its compressed forms, as the build writes them. */
export function makeWebFolder(landingSources: Readonly<Record<string, readonly string[]>> = {}): WebFolder {
  const path = mkdtempSync(join(tmpdir(), "panna-web-"));
  const write = (name: string, text: string): void => {
    writeFileSync(join(path, name), text);
    writeFileSync(join(path, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(path, `${name}.gz`), gzipSync(text));
  };
  for (const name of ["index.html", "home.html", "landing.html"]) {
    write(name, `<!doctype html><html><head><title>${name}</title></head></html>`);
  }
  write("app.js", "export const loaded = true;");
  writeFileSync(join(path, "landing.csp.json"), JSON.stringify(landingSources));
  return { path, remove: () => rmSync(path, { recursive: true }) };
}
