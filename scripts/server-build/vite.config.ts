import { defineConfig } from "vite";
import { builtFrom } from "./built-from.ts";
import { sourceAddresses } from "./source-addresses.ts";

/** What does not come as JavaScript alone, or starts threads and processes from files of its own. */
const PACKAGES_APART = ["sharp", "tesseract.js", "tinypool"];

/**
 * The server and its packages in a few files, because a start from a thousand takes half a second more. As readable as
 * they were: a stack names functions as the sources do. What is loaded later stays in files of its own.
 */
export default defineConfig({
  publicDir: false,
  plugins: [sourceAddresses(), builtFrom()],
  ssr: { noExternal: true, external: PACKAGES_APART },
  build: {
    ssr: "src/server/start.ts",
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node24",
    minify: false,
    rolldownOptions: {
      // All in one folder: `sourceAddresses` counts on it.
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      checks: { ineffectiveDynamicImport: false },
    },
  },
});
