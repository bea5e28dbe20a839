import { describe, expect, test } from "vitest";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { wholeFile } from "./whole-file.ts";

async function* inParts(...parts: readonly string[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield Buffer.from(part);
}

describe("a file that comes in parts", () => {
  test.each([8, 1000])("is whole in a room for %i bytes", async (size) => {
    const bytes = await wholeFile(inParts("ab", "", "cdefg", "h"), Buffer.alloc(size));
    expect(bytes.toString()).toBe("abcdefgh");
  });

  test("is refused where the room is too small", async () => {
    await expect(wholeFile(inParts("abcd", "efgh"), Buffer.alloc(7))).rejects.toThrow(RefusedError);
  });

  test("goes on part by part in turn with the others", async () => {
    const came: string[] = [];
    async function* told(name: string): AsyncGenerator<Buffer> {
      for (const part of ["1", "2", "3"]) {
        came.push(name + part);
        yield Buffer.from(part);
      }
    }
    await Promise.all(["a", "b"].map((name) => wholeFile(told(name), Buffer.alloc(9))));
    expect(came).toEqual(["a1", "b1", "a2", "b2", "a3", "b3"]);
  });
});
