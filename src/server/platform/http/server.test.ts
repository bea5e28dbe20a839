import { describe, expect, test } from "vitest";
import { isTooDeep } from "./server.ts";

const nested = (depth: number, inside = "1") =>
  `${'{"a":['.repeat(depth / 2)}${inside}${"]}".repeat(depth / 2)}`;

describe("a body of JSON", () => {
  test("may nest a hundred times, and not more", () => {
    expect(isTooDeep(nested(100))).toBe(false);
    expect(isTooDeep(nested(102))).toBe(true);
    expect(isTooDeep("[".repeat(50_000))).toBe(true);
  });

  test("may be as wide as it likes", () => {
    expect(isTooDeep(`[${Array.from({ length: 1000 }, () => nested(4)).join(",")}]`)).toBe(false);
  });

  test("does not nest by brackets inside its texts", () => {
    const text = JSON.stringify(`${"[".repeat(500)}"\\`);
    expect(isTooDeep(`[${text}, ${text}]`)).toBe(false);
  });
});
