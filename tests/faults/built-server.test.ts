import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { repository } from "#tests/support/panna-process.ts";

const run = promisify(execFile);

const SOURCE = "src/server/start.ts";
const BUILT_FROM = "dist/server/built-from.json";

let checkout = "";

/** A checkout with the script of `npm start`, and in the place of either server one that says which it is. */
beforeEach(() => {
  checkout = makeDataFolder("built-server");
  mkdirSync(join(checkout, "scripts"));
  cpSync(join(repository, "scripts/start.js"), join(checkout, "scripts/start.js"));
  write("package.json", '{ "type": "module" }');
  write("src/server/main.ts", 'process.stdout.write("sources");\n');
  write(SOURCE, "first words\n");
  write("dist/server/start.js", 'export const start = () => process.stdout.write("build");\n');
  write(BUILT_FROM, JSON.stringify({ [SOURCE]: hash("sha1", "first words\n") }));
});

afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
}

/** What runs: "build" or "sources". */
async function start(): Promise<string> {
  const { stdout } = await run(process.execPath, ["scripts/start.js"], { cwd: checkout });
  return stdout;
}

describe("npm start", () => {
  test("runs what was built, while the sources say what they said then", async () => {
    expect(await start()).toBe("build");
  });

  test("runs changed sources, however old they look", async () => {
    write(SOURCE, "other words\n");
    expect(await start()).toBe("sources");
  });

  test("runs the sources where one of those that were built is gone", async () => {
    rmSync(join(checkout, SOURCE));
    expect(await start()).toBe("sources");
  });

  test("runs the sources where nothing was built", async () => {
    rmSync(join(checkout, "dist"), { recursive: true });
    expect(await start()).toBe("sources");
  });

  test("runs the sources where a build was cut short", async () => {
    write(BUILT_FROM, '{ "src/');
    expect(await start()).toBe("sources");
  });
});
