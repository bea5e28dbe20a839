import { spawn } from "node:child_process";
import { join } from "node:path";

/** Runs the server, restarted on every change, and Vite, which serves the pages and proxies /api to it. */
const vite = join(import.meta.dirname, "../node_modules/vite/bin/vite.js");
const children = [
  spawn(process.execPath, ["--watch", "src/server/main.ts"], { stdio: "inherit" }),
  spawn(process.execPath, [vite], { stdio: "inherit" }),
];

for (const child of children) {
  child.on("exit", (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 0;
  });
}
