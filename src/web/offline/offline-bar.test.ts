import { describe, expect, test } from "vitest";
import { asOfText } from "./offline-bar.tsx";

const at = new Date(2026, 10, 7, 14, 5).getTime();

describe("the age of stored data", () => {
  test("is a time of day if it's of today", () => {
    expect(asOfText(at, new Date(2026, 10, 7, 23, 59).getTime())).toBe("14:05");
  });

  test("has its date otherwise, and its year if that's another one", () => {
    expect(asOfText(at, new Date(2026, 10, 8).getTime())).toBe("Sat 7 Nov, 14:05");
    expect(asOfText(at, new Date(2027, 0, 1).getTime())).toBe("Sat, 7 Nov 2026, 14:05");
  });
});
