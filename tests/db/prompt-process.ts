import { spawn } from "node:child_process";
import { once } from "node:events";
import { repository } from "#tests/support/panna-process.ts";

/** Pipes text into the command of `npm run psql` where PostgreSQL's own client isn't installed. */
export async function runInPrompt(
  typed: string,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(process.execPath, ["src/server/platform/db/prompt/main.ts"], {
    cwd: repository,
    env: { PATH: "/nowhere", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (piece: Buffer) => (output += piece.toString()));
  }
  child.stdin.end(typed);
  await once(child, "close");
  return { code: child.exitCode, output };
}
