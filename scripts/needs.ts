import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian's packages of the programs that proofs and benches use. */
const packages: Readonly<Record<string, string>> = {
  nginx: "nginx",
  npm: "npm",
  pgbench: "postgresql-contrib",
  ps: "procps",
  wrk: "wrk",
};

/** What a proof or a bench needs beside `npm ci`: a program by its name, or a file by its path from here. */
export function lacksOf(needs: readonly string[]): string[] {
  return needs.flatMap((need) => {
    if (need.includes("/")) return existsSync(need) ? [] : [`the file ${need}`];
    if (isProgram(need)) return [];
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
