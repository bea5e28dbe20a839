import { relative, resolve } from "node:path";
import type { Plugin } from "vite";

const OURS = /\/src\/.*\.ts$/u;

/**
 * Leaves each module of ours its own address, `import.meta.url`, wherever its code lies after the build: so migrations,
 * packages and the files of threads are found beside the sources, as without a build.
 */
export function sourceAddresses(): Plugin {
  let outDir = "";
  return {
    name: "panna:source-addresses",
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    transform: {
      filter: { id: OURS, code: "import.meta.url" },
      handler(code, id) {
        const source = JSON.stringify(relative(outDir, id));
        return {
          code: code.replaceAll("import.meta.url", `new URL(${source}, import.meta.url).href`),
          map: null,
        };
      },
    },
  };
}
