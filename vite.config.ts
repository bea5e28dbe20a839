import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { VitePWA, type VitePWAOptions } from "vite-plugin-pwa";
import { appIcons } from "./scripts/web-build/app-icons.ts";
import { appPages } from "./scripts/web-build/app-pages.ts";
import { landingPage } from "./scripts/web-build/landing-page.ts";
import { manifests } from "./scripts/web-build/manifests.ts";
import { precompress } from "./scripts/web-build/precompress.ts";
import { screenLinks } from "./scripts/web-build/screen-links.ts";
import { HOME_NOUNS, START_NOUNS } from "./src/web/language/start-nouns.ts";

/** Changes seldom, and every screen needs it: one chunk that a browser keeps over releases. */
const FRAMEWORK = /node_modules\/(react|react-dom|react-i18next|i18next|scheduler|@tanstack\/[^/]+)\//u;

/** What the app begins with, the home screen in it: one chunk, so that nothing is found out late. Style sheets apart. */
const SCRIPT = /\.(?:tsx?|mjs)$/u;

/**
 * What several other screens share: one chunk too, because forty small ones cost a phone more round trips than bytes.
 * The simulated world and the match engine stay with the screens that need them.
 */
const COMMON =
  /\/src\/(web\/(ui|api|shell|account)|contract|game\/(?!world|match))|node_modules\/lucide-react\//u;

/** What every screen loads once it's on screen, with what that needs: one chunk, or it would fetch those of other screens. */
const AFTERWARDS = /\/src\/web\/(offline\/offline-bar|scout\/scout-line)\.tsx$/u;

/** What the screens of cards, teams and squads share. */
const TEAMS = /\/src\/web\/(card|team)\//u;

/** The texts that the start needs and nearly every screen uses: one chunk of each language, asked for by the page. */
function startWords(id: string): string | null {
  const [, language, noun = ""] = /\/src\/words\/(\w+)\/([\w-]+)\.ts$/u.exec(id) ?? [];
  const isStart = [...START_NOUNS, ...HOME_NOUNS].some((name) => name === noun);
  return isStart ? `words-${language}-start` : null;
}

/**
 * The service worker, which stores the app (docs/decisions/0092-one-worker-for-pushes-and-the-shell.md). Pages register
 * it themselves, and the manifests are ours, in every language.
 */
const serviceWorker = {
  strategies: "injectManifest",
  srcDir: "src/web/worker",
  filename: "worker.ts",
  manifest: false,
  injectRegister: false,
  injectManifest: {
    globPatterns: ["**/*.{js,css,html,woff2,svg,webmanifest}", "icon-192.png"],
    // Named by their content.
    dontCacheBustURLsMatching: /^assets\//u,
    rollupFormat: "iife",
  },
  integration: {
    configureCustomSWViteBuild: (build) => {
      build.logLevel = "warn";
    },
  },
} as const satisfies Partial<VitePWAOptions>;

/** Where the environment says otherwise, as in tests, pages would be built with React's warnings and without the worker. */
const forProduction: Plugin = {
  name: "panna:for-production",
  apply: "build",
  config() {
    process.env["NODE_ENV"] = "production";
  },
};

export default defineConfig({
  publicDir: "src/web/public",
  plugins: [
    forProduction,
    react(),
    tailwindcss(),
    landingPage(),
    appIcons(),
    appPages(),
    screenLinks(),
    manifests(),
    VitePWA(serviceWorker),
    precompress(),
  ],
  build: {
    outDir: "dist/web",
    emptyOutDir: true,
    // `light-dark()` as it stands; an older target would have it rewritten into twice the rules.
    cssTarget: ["chrome123", "edge123", "firefox121", "safari17.5"],
    // A font inlined as data: would need a hole in the content security policy of the app.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", landing: "src/web/landing/landing.css" },
      output: {
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language, noun] = /src\/words\/(\w+)\/([\w-]+)\.ts$/u.exec(facadeModuleId ?? "") ?? [];
          return noun ? `assets/words-${language}-${noun}-[hash].js` : "assets/[name]-[hash].js";
        },
        codeSplitting: {
          groups: [
            { name: "framework", test: FRAMEWORK, priority: 3 },
            { name: "start", test: SCRIPT, tags: ["$initial"], priority: 2 },
            { name: startWords, debugName: "words", priority: 2 },
            { name: "afterwards", test: AFTERWARDS, priority: 2 },
            { name: "common", test: COMMON, minShareCount: 2, priority: 1 },
            { name: "teams", test: TEAMS, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://localhost:3000" } },
});
