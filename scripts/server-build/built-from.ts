import { hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const OURS = /\/src\/.*\.ts$/u;
/** What decides beside the sources what is built: the packages, and where `#server/…` and its like lie. */
const BESIDE_SOURCES = ["package-lock.json", "package.json"];

/**
 * Writes `built-from.json` beside the built server, after all else: each file that it was made from, with the SHA-1 of
 * what was read of it. `scripts/start.js` starts nothing whose sources say something else by now.
 */
export function builtFrom(): Plugin {
  const files = new Map<string, string>();
  let root = "";
  return {
    name: "panna:built-from",
    enforce: "pre",
    configResolved(config) {
      ({ root } = config);
    },
    buildStart() {
      files.clear();
      for (const file of BESIDE_SOURCES) files.set(file, sha1(readFileSync(join(root, file), "utf8")));
    },
    transform: {
      filter: { id: OURS },
      handler(code, id) {
        if (!id.includes("/node_modules/")) files.set(relative(root, id), sha1(code));
      },
    },
    writeBundle({ dir = "" }) {
      writeFileSync(join(dir, "built-from.json"), JSON.stringify(Object.fromEntries(files), null, 1));
    },
  };
}

function sha1(text: string): string {
  return hash("sha1", text);
}
