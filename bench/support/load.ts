import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Load {
  readonly url: string;
  /** Each request sends one of these Cookie headers, in turn; none if the list is empty. */
  readonly cookies: readonly string[];
  /** Paths to request in turn instead of the URL's own; all of them with each cookie. */
  readonly paths?: readonly string[];
  readonly seconds: number;
  readonly connections: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  readonly failures: number;
}

/**
 * Loads a local server with wrk, which takes little of the CPU they share.
 *
 * @throws Error if wrk is missing: a JavaScript load generator would measure itself.
 */
export async function load({ url, cookies, paths = [], seconds, connections }: Load): Promise<LoadResult> {
  if (!["127.0.0.1", "localhost"].includes(new URL(url).hostname))
    throw new Error("only this machine is loaded");
  const folder = mkdtempSync(join(tmpdir(), "panna-load-"));
  try {
    const script = join(folder, "load.lua");
    writeFileSync(script, luaFor(cookies, paths));
    const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "-s", script, url];
    const output = await run("wrk", args);
    const result = /RESULT (\d+) (\d+) (\d+)/.exec(output);
    if (result === null) throw new Error(`wrk printed no result:\n${output}`);
    const [, requests, microseconds, failures] = result.map(Number) as [number, number, number, number];
    return { requests, perSecond: requests / (microseconds / 1e6), failures };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function luaFor(cookies: readonly string[], paths: readonly string[]): string {
  const listOf = (texts: readonly string[]): string => texts.map((text) => JSON.stringify(text)).join(",\n");
  const request =
    cookies.length === 0
      ? ""
      : `local cookies = {${listOf(cookies)}}
local paths = {${listOf(paths)}}
local asks = math.max(1, #paths)
local at = -1
request = function()
  at = at + 1
  local cookie = cookies[math.floor(at / asks) % #cookies + 1]
  return wrk.format("GET", paths[at % asks + 1], { ["Cookie"] = cookie })
end`;
  return `${request}
done = function(summary)
  local errors = summary.errors
  local failures = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format("RESULT %d %d %d\\n", summary.requests, summary.duration, failures))
end`;
}

function run(command: string, args: readonly string[]): Promise<string> {
  return new Promise((settle, fail) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", () => fail(new Error(`${command} is missing: on Debian, apt-get install ${command}`)));
    child.on("exit", () => settle(output));
  });
}
