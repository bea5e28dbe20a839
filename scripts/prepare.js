/**
 * What `npm ci` runs at the end: the build, if its tools are installed. `npm ci --omit=dev` doesn't install them; the
 * built files then come with the release.
 *
 * Plain JavaScript, because it has to run on whatever Node runs npm.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const root = new URL("../", import.meta.url);

/** Only the dev packages include it; Vite itself can be installed without them, as a peer of others. */
const BUILD_TOOL = "node_modules/@vitejs/plugin-react/package.json";

if (existsSync(new URL(BUILD_TOOL, root))) {
  const { status } = spawnSync("npm", ["run", "build"], {
    cwd: root,
    stdio: "inherit",
    // On Windows npm is a script, which only a shell can start.
    shell: process.platform === "win32",
  });
  process.exitCode = status ?? 1;
} else if (!existsSync(new URL("dist/web/index.en.html", root))) {
  console.warn("Without dev packages nothing was built. Bring dist from where `npm run build` was run.");
}
