import { describe, expect, test } from "vitest";
import { wholeFile } from "./whole-file.ts";

async function* inParts(...parts: readonly string[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield Buffer.from(part);
}

describe("a file that comes in parts", () => {
  test.each([0, 3, 8, 1000])("is whole where %i bytes are expected", async (expected) => {
    const bytes = await wholeFile(inParts("ab", "", "cdefg", "h"), expected);
    expect(bytes.toString()).toBe("abcdefgh");
  });

  test("takes no memory for more than it may have", async () => {
    const bytes = await wholeFile(inParts("ab"), Number.MAX_SAFE_INTEGER);
    expect(bytes.toString()).toBe("ab");
    expect(bytes.buffer.byteLength).toBeLessThan(32 * 1024 * 1024);
  });

  test("shares its memory with nobody, so that it can be handed to a thread", async () => {
    const bytes = await wholeFile(inParts("ab"), 20);
    expect(bytes.buffer.byteLength).toBe(20);
  });
});
