/**
 * Installs the files git tracks, plus the built pages and without dev packages, in a separate folder, starts it, and
 * requests the first page, the state, and a card's photo. It takes a minute or two and needs npm's registry or cache:
 *
 *     node scripts/prove/production-install.ts
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");
const START_LIMIT_MS = 120_000;

function show(what: string): void {
  console.log(`✓ ${what}`);
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`does not hold: ${what}`);
  show(what);
}

/** The release: the files git tracks, and the output of `npm run build`. */
function release(folder: string): void {
  execFileSync("npm", ["run", "build"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0");
  for (const path of tracked.filter((one) => one !== "" && existsSync(join(root, one)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  cpSync(join(root, "dist"), join(folder, "dist"), { recursive: true });
}

function install(folder: string): void {
  const { npm_config_omit: _, ...env } = process.env;
  execFileSync("npm", ["ci", "--omit=dev", "--prefer-offline", "--no-audit", "--no-fund"], {
    cwd: folder,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** The Node arguments of `npm start`, which is bypassed here: the server itself must get the stop signal. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: { start: string };
  };
  return scripts.start.split(" ").slice(1);
}

async function urlOf(panna: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((settle, fail) => {
    const timer = setTimeout(() => fail(new Error(`it did not start:\n${output}`)), START_LIMIT_MS);
    panna.stdout?.on("data", (part: Buffer) => {
      output += part.toString();
      const url = /Panna is on (\S+)/.exec(output)?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      settle(url);
    });
    panna.on("exit", (code) => fail(new Error(`it ended with ${code}:\n${output}`)));
  });
}

async function ask(url: string): Promise<void> {
  const page = await fetch(url);
  demand(page.ok && (await page.text()).includes("<html"), "the first page loads");
  const ready = await fetch(`${url}/api/health/ready`);
  demand(ready.ok && (await ready.text()).includes("ready"), "the state is ready");
  const signedUp = await fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ name: "Ada", email: "ada@example.org", password: "a long pass phrase" }),
  });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  demand(signedUp.ok, "an account is made");
  const form = new FormData();
  const photo = readFileSync(join(root, "tests/card/photos/saka.jpg"));
  form.set("image", new Blob([photo]), "saka.jpg");
  const read = await fetch(`${url}/api/cards/photo-reading`, {
    method: "POST",
    headers: { cookie, origin: url },
    body: form,
  });
  const answer = await read.text();
  demand(read.ok && answer.includes("isCodeSeen"), "a photo is decoded and read");
}

async function ended(panna: ChildProcess): Promise<number | null> {
  const exit = new Promise<number | null>((settle) => panna.once("exit", (code) => settle(code)));
  panna.kill("SIGTERM");
  return exit;
}

const folder = mkdtempSync(join(tmpdir(), "panna-release-"));
try {
  release(folder);
  install(folder);
  demand(!existsSync(join(folder, "node_modules/@vitejs/plugin-react")), "no dev packages are installed");
  const node = join(folder, "node_modules/.bin/node");
  demand(existsSync(node), "the packages bring their own Node");
  const env = { PATH: process.env["PATH"] ?? "", PORT: "0", DATA_DIR: join(folder, "data") };
  const panna = spawn(node, startArguments(), { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  try {
    await ask(await urlOf(panna));
  } finally {
    demand((await ended(panna)) === 0, "it stops in good order");
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
