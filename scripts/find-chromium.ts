import { spawnSync } from "node:child_process";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * The path of a Chromium on this machine: CHROMIUM, one on the PATH, or on Debian installed now.
 *
 * @throws Error saying what to install if there is none: browser tests are never skipped silently
 */
export function findChromium(env: Readonly<Record<string, string | undefined>>): string {
  if (env["CHROMIUM"]) return env["CHROMIUM"];
  const found = onPath();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && which("apt-get") !== null) {
    process.stdout.write("No Chromium on this machine: installing Debian's.\n");
    spawnSync("apt-get", ["update"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"], { stdio: "inherit" });
    const installed = onPath();
    if (installed !== null) return installed;
  }
  throw new Error("The browser tests need Chromium: install it, or set CHROMIUM to its path.");
}

/** Whether there is one without installing it. */
export function hasChromium(env: Readonly<Record<string, string | undefined>>): boolean {
  return Boolean(env["CHROMIUM"]) || onPath() !== null;
}

function onPath(): string | null {
  for (const name of NAMES) {
    const path = which(name);
    if (path !== null) return path;
  }
  return null;
}

function which(name: string): string | null {
  const { status, stdout } = spawnSync("/bin/sh", ["-c", 'command -v "$0"', name], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
