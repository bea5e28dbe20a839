import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { hasChromium } from "./find-chromium.ts";

/** Debian packages of the programs that proofs and benches use. */
const packages: Readonly<Record<string, string>> = {
  caddy: "caddy",
  chromium: "chromium",
  nginx: "nginx",
  npm: "npm",
  openssl: "openssl",
  pgbench: "postgresql-contrib",
  pgbouncer: "pgbouncer",
  ps: "procps",
  wrk: "wrk",
};

/** What a proof or bench needs beyond `npm ci` and lacks here: programs by name, or files by their path from here. */
export function lacksOf(needs: readonly string[]): string[] {
  return needs.flatMap((need) => {
    if (need.includes("/")) return existsSync(need) ? [] : [`the file ${need}`];
    if (need === "chromium" ? hasChromium(process.env) : isProgram(need)) return [];
    return [`${need} (on Debian: apt-get install ${packages[need] ?? need})`];
  });
}

function isProgram(name: string): boolean {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"];
  return folders.some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
