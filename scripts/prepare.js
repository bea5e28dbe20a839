/**
 * What `npm ci` runs at its end: the build, where the tools for it are installed. `npm ci --omit=dev` installs none of
 * them; what is built then comes with the release.
 *
 * Plain JavaScript, because whatever Node calls npm may run it.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const root = new URL("../", import.meta.url);

/** Only dev packages bring it; Vite itself comes without them too, as a peer of others. */
const BUILD_TOOL = "node_modules/@vitejs/plugin-react/package.json";

if (existsSync(new URL(BUILD_TOOL, root))) {
  const { status } = spawnSync("npm", ["run", "build"], {
    cwd: root,
    stdio: "inherit",
    // npm is a script on Windows, which only a shell starts.
    shell: process.platform === "win32",
  });
  process.exitCode = status ?? 1;
} else if (!existsSync(new URL("dist/web/index.en.html", root))) {
  console.warn("Without dev packages nothing was built. Bring dist from where `npm run build` was run.");
}
