import { spawn } from "node:child_process";
import { once } from "node:events";
import { signIn } from "#tests/support/started-pannas.ts";
import { type PannaProcess, repository } from "#tests/support/panna-process.ts";

/** Runs the command from package.json as an operator would. */
export async function adminCommand(given: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ["src/server/admin-main.ts", ...given], {
    cwd: repository,
    env: { PATH: process.env["PATH"] ?? "", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (piece: Buffer) => (output += piece.toString()));
  }
  await once(child, "close");
  return { code: child.exitCode, output };
}

/** Signs Bob in and checks whether he's an admin. */
export async function isBobAdmin(panna: PannaProcess): Promise<boolean> {
  const answer = await signIn(panna, "bob@example.com");
  return ((await answer.json()) as { user: { isAdmin: boolean } }).user.isAdmin;
}
