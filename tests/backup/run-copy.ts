import { spawn } from "node:child_process";
import { once } from "node:events";
import { repository } from "#tests/support/panna-process.ts";

interface Done {
  readonly code: number;
  readonly output: string;
}

/** Runs the command from package.json as an operator would. */
export async function runCopy(
  command: "backup" | "restore",
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<Done> {
  const child = spawn(process.execPath, ["src/server/platform/backup/main.ts", command, folder], {
    cwd: repository,
    env: { PATH: process.env["PATH"] ?? "", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (piece: Buffer) => (output += piece.toString()));
  }
  await once(child, "close");
  return { code: child.exitCode ?? -1, output };
}
