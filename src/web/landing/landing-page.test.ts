import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { type Rolldown, build } from "vite";
import { beforeAll, describe, expect, test } from "vitest";
import { landingPage } from "#scripts/web-build/landing-page.ts";

/** Bytes with Brotli, of everything the page loads before any interaction (docs/rules.md#landing-page-weight). */
const MOST_BYTES = 16_000;

const files = new Map<string, string>();

beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    plugins: [landingPage()],
    build: { write: false, rolldownOptions: { input: { landing: "src/web/landing/landing.css" } } },
  });
  for (const file of (result as Rolldown.RolldownOutput).output) {
    if (file.type === "asset") files.set(file.fileName, String(file.source));
  }
});

function page(): string {
  const html = files.get("landing.en.html");
  if (html === undefined) throw new Error("The build wrote no landing.en.html.");
  return html;
}

function bytesOf(content: string): number {
  return brotliCompressSync(content).length;
}

describe("the landing page", () => {
  test("weighs at most 16 kB with all it loads before any interaction", () => {
    expect(bytesOf(page())).toBeLessThanOrEqual(MOST_BYTES);
  });

  test("loads nothing: its icon, its fonts and the script for a stored theme are inlined", () => {
    const tags = [...page().matchAll(/<(?:link|script|img|iframe|source)\b[^>]*>/gu)].map(([tag]) => tag);
    const loaded = tags.filter((tag) => !tag.startsWith('<link rel="alternate"'));
    expect(loaded.toSorted()).toEqual([
      expect.stringMatching(/^<link rel="icon" href="data:image\/svg\+xml,%3Csvg/u),
      "<script>",
    ]);
    const addresses = [...page().matchAll(/url\(["']?([^#)"'][^:)]*)/gu)].map(([, address]) => address);
    expect(new Set(addresses)).toEqual(new Set(["data"]));
  });

  // shows: 2.34
  test.each(["Sign In", "Start Playing Now"])("has one link %s, to sign-in", (name) => {
    const links = [...page().matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/gu)];
    expect(links.filter(([, , text]) => text === name).map(([, address]) => address)).toEqual(["/api/login"]);
  });

  // shows: 1.11
  test("explains in four steps how it works", () => {
    const [, section = ""] = page().split("How It Works</h2>");
    const steps = [...section.matchAll(/<h3>([^<]*)<\/h3>/gu)].map(([, title]) => title);
    expect(steps).toEqual(["Upload Cards", "Build Teams", "Compete", "Climb Rankings"]);
  });

  test("has a place for the picture of a share, before the fan of cards", () => {
    expect(page().split('<div aria-hidden="true" class="fan">')).toHaveLength(2);
  });

  test("declares the hashes of its styles and script for its security policy", () => {
    const hashOf = (element: string) => {
      const [, inside = ""] = new RegExp(`<${element}>(.*?)</${element}>`, "su").exec(page()) ?? [];
      return `'sha256-${createHash("sha256").update(inside).digest("base64")}'`;
    };
    expect(JSON.parse(files.get("landing.en.csp.json") ?? "{}")).toEqual({
      "style-src": [hashOf("style")],
      "script-src": [hashOf("script")],
      "font-src": ["data:"],
    });
  });
});
