import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "#server/deps.ts";
import { OperatorError } from "#server/platform/operator-error.ts";

/** The sources of the built pages. */
const SOURCES = [
  "src/web",
  "src/words",
  "src/contract",
  "src/game",
  "index.html",
  "vite.config.ts",
  "package-lock.json",
];

/** Only dev packages include it; Vite itself can be there without them, as a peer of others. */
const BUILD_TOOL = "node_modules/@vitejs/plugin-react/package.json";

/**
 * The folder of the built web pages. `npm ci` builds them; if that was skipped or the sources are newer, this builds
 * them, so a start always serves the checkout's state. An installation without dev packages serves the pages it came
 * with: it can't build, and copying gives files arbitrary ages.
 *
 * @throws OperatorError if there are no pages and no tools to build them.
 */
export async function ensureWeb(root: string, log: Log): Promise<string> {
  const webDir = join(root, "dist/web");
  if (!existsSync(join(root, BUILD_TOOL))) {
    if (existsSync(join(webDir, "index.en.html"))) return webDir;
    throw new OperatorError("The pages are not built. Run `npm run build` where dev packages are installed.");
  }
  if (await isCurrent(root, webDir)) return webDir;
  log.info("building the web pages");
  await build(root);
  return webDir;
}

async function isCurrent(root: string, webDir: string): Promise<boolean> {
  const built = join(webDir, "index.en.html");
  if (!existsSync(built)) return false;
  const builtAt = statSync(built).mtimeMs;
  const newest = await Promise.all(SOURCES.map((source) => newestIn(join(root, source))));
  return Math.max(...newest) <= builtAt;
}

async function newestIn(path: string): Promise<number> {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  const files = await readdir(path, { recursive: true, withFileTypes: true });
  const times = files.map((file) => statSync(join(file.parentPath, file.name)).mtimeMs);
  return Math.max(0, ...times);
}

function build(root: string): Promise<void> {
  return new Promise((settle, fail) => {
    const vite = join(root, "node_modules/vite/bin/vite.js");
    const child = spawn(process.execPath, [vite, "build", "--logLevel", "warn"], {
      cwd: root,
      stdio: "inherit",
    });
    child.on("error", fail);
    child.on("exit", (code) => {
      if (code === 0) settle();
      else fail(new Error(`the web pages could not be built (vite ended with ${code})`));
    });
  });
}
