import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import {
  haveWeb,
  isRunning,
  postgresOf,
  repository,
  startEntry,
  until,
} from "#tests/support/panna-process.ts";

let dataDir: string;

beforeAll(async () => {
  await haveWeb();
  dataDir = makeDataFolder("npm");
}, 180_000);

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("a signal to npm stops the server and its database", { timeout: 180_000 }, async () => {
  const npm = spawn("npm", ["start"], {
    cwd: repository,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "info", FOOTBALL_PROVIDER: "import" },
  });
  let output = "";
  npm.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const pid = await until(() => {
    const isUp = /Panna is on \S+/u.test(output);
    const found = /"pid":(\d+)/u.exec(output)?.[1];
    return isUp && found !== undefined ? Number(found) : null;
  });
  const postgres = postgresOf(dataDir) ?? 0;
  expect(isRunning(postgres)).toBe(true);
  const ended = once(npm, "close");
  npm.kill("SIGTERM");
  await ended;
  await until(() => (isRunning(pid) || isRunning(postgres) ? null : true));
});

test(
  "PostgreSQL starts before the application loads, and visitors get answers before sign-in loads",
  { timeout: 180_000 },
  async () => {
    // Preloaded into the server: says when it loads the library, and which children it has when it loads the application.
    const spy = `
    import { registerHooks } from "node:module";
    registerHooks({
      load(url, context, next) {
        const children = process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap");
        if (url.endsWith("/src/server/serve.ts")) console.log("loads with " + children.length + " child");
        if (url.includes("/node_modules/better-auth/")) console.log("loads better-auth");
        return next(url, context);
      },
    });`;
    const preloaded = `data:text/javascript,${encodeURIComponent(spy)}`;
    const env = { DATA_DIR: dataDir, FOOTBALL_PROVIDER: "import" };
    const panna = startEntry(["--import", preloaded, "src/server/main.ts"], env);
    await until(() => (panna.output().includes("loads better-auth") ? true : null));
    await panna.end("SIGTERM");
    const [starting = "", listening = ""] = panna.output().split("Panna is on");
    expect(starting).toContain("loads with 1 child");
    expect(starting).not.toContain("loads better-auth");
    expect(listening).toContain("loads better-auth");
  },
);
