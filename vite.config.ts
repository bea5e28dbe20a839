import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { landingPage } from "./scripts/web-build/landing-page.ts";
import { precompress } from "./scripts/web-build/precompress.ts";

/** Changes seldom, and every screen needs it: one chunk that a browser keeps over releases. */
const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|@tanstack\/[^/]+)\//u;

export default defineConfig({
  publicDir: "src/web/public",
  plugins: [react(), tailwindcss(), landingPage(), precompress()],
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
      output: { codeSplitting: { groups: [{ name: "framework", test: FRAMEWORK }] } },
    },
  },
  server: { proxy: { "/api": "http://localhost:3000" } },
});
