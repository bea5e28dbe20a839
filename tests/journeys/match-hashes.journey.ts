import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, test } from "@playwright/test";
import { matchHashes } from "#tests/journeys/support/match-hashes.ts";

const MATCHES = 10_000;
const entry = fileURLToPath(new URL("support/match-hashes.ts", import.meta.url));

/** The engine built for browsers, as one script. */
async function builtForBrowsers(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib: { entry, formats: ["iife"], name: "panna" } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !("output" in output)) throw new Error("the engine was not built");
  return output.output[0].code;
}

test(`${MATCHES} matches have the same fingerprints in Node and in the browser`, async ({ page }) => {
  const here = matchHashes(MATCHES);
  const script = await builtForBrowsers();
  const there = await page.evaluate<string[]>(`${script}; panna.matchHashes(${MATCHES})`);
  expect(new Set(here).size).toBe(MATCHES);
  expect(there).toEqual(here);
});
