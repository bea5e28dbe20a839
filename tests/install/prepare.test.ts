import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ensureWeb } from "#server/platform/http/page/ensure-web.ts";
import { repository } from "#tests/support/panna-process.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "panna-install-"));
  mkdirSync(join(folder, "scripts"));
  cpSync(join(repository, "scripts/prepare.js"), join(folder, "scripts/prepare.js"));
  cpSync(join(repository, "package.json"), join(folder, "package.json"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function prepare() {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/prepare.js"], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, stderr };
}

function bringPages(): void {
  mkdirSync(join(folder, "dist/web"), { recursive: true });
  writeFileSync(join(folder, "dist/web/index.en.html"), "<html>");
}

const quiet = () => undefined;
const log = { info: quiet, warn: quiet, error: quiet, debug: quiet };

describe("an installation without dev packages", () => {
  test("takes the pages that came with it, however old", async () => {
    bringPages();
    mkdirSync(join(folder, "src/web"), { recursive: true });
    writeFileSync(join(folder, "src/web/newer.ts"), "");
    expect(prepare()).toEqual({ status: 0, stderr: "" });
    expect(await ensureWeb(folder, log)).toBe(join(folder, "dist/web"));
  });

  test("without pages is whole, and says where they come from", async () => {
    const { status, stderr } = prepare();
    expect(status).toBe(0);
    expect(stderr).toContain("Bring dist from where `npm run build` was run.");
    await expect(ensureWeb(folder, log)).rejects.toThrow("The pages are not built.");
  });
});
