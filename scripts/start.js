/**
 * What `npm start` runs: the server as `npm ci` has built it, where the sources still are those that it was built from,
 * and else the server from its sources, which takes half a second longer.
 *
 * Plain JavaScript, because Node's reader of types alone would take as long to load as all of this.
 */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { enableCompileCache } from "node:module";

const root = new URL("../", import.meta.url);
const built = new URL("dist/server/", root);

// Later starts find the compiled code.
enableCompileCache();
if (isOfTheseSources()) {
  const { start } = await import(new URL("start.js", built).href);
  await start(process.env);
} else {
  await import("../src/server/main.ts");
}

/** Whether there is a whole build, and every file that it was made from says what it said then. */
function isOfTheseSources() {
  try {
    /** @type {Record<string, string>} by path */
    const hashes = JSON.parse(readFileSync(new URL("built-from.json", built), "utf8"));
    return Object.entries(hashes).every(
      ([path, sha1]) => hash("sha1", readFileSync(new URL(path, root))) === sha1,
    );
  } catch {
    return false;
  }
}
