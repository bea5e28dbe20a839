import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { diskFiles } from "./disk-files.ts";

/** Takes so long to write that a reader sees it happen. */
const LONG = Buffer.alloc(64 * 1024 * 1024, "long");

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "panna-disk-files-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function listed(below: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of diskFiles(folder).list(below)) keys.push(key);
  return keys;
}

describe("a file on this machine", () => {
  test("has its name only when it's complete, also while it's replaced", async () => {
    const files = diskFiles(folder);
    const sizes = new Set<number>();
    for (let time = 0; time < 2; time += 1) {
      const seen = { isWritten: false };
      const writing = files.write("photos/one/large.webp", LONG, "image/webp").finally(() => {
        seen.isWritten = true;
      });
      while (!seen.isWritten) {
        const found = await stat(join(folder, "photos/one/large.webp")).catch(() => null);
        if (found !== null) sizes.add(found.size);
      }
      await writing;
    }
    expect([...sizes]).toEqual([LONG.length]);
    expect(await listed("photos")).toEqual(["photos/one/large.webp"]);
  });

  test("that can't be written leaves nothing", async () => {
    mkdirSync(join(folder, "photos/one/large.webp"), { recursive: true });
    const writing = diskFiles(folder).write("photos/one/large.webp", Buffer.from("photo"), "image/webp");
    await expect(writing).rejects.toThrow("EISDIR");
    expect(await listed("photos")).toEqual([]);
  });
});
