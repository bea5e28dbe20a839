import { describe, expect, test } from "vitest";
import { SESSION_LONGEST_MS, SESSION_NOTED_MS, sessionEnd } from "./session-life.ts";

const openedAt = Date.parse("2025-01-01T00:00:00Z");

// docs/decisions/0107-a-session-lasts-while-it-is-used.md
describe("a session", () => {
  test.each([
    ["30 days after its sign-in if it's never used", "2025-01-01", "2025-01-31"],
    ["30 days after its last use", "2025-01-15", "2025-02-14"],
    ["after 180 days if it was used 30 days earlier", "2025-05-31", "2025-06-30"],
    ["after 180 days even if it was used the day before", "2025-06-29", "2025-06-30"],
  ])("ends %s", (_, usedOn, endsOn) => {
    expect(sessionEnd(openedAt, Date.parse(usedOn))).toBe(Date.parse(endsOn));
  });

  test("has a cookie for as long as it can last", () => {
    expect(openedAt + SESSION_LONGEST_MS).toBe(Date.parse("2025-06-30T00:00:00Z"));
  });

  test("notes its last use once an hour at most", () => {
    expect(openedAt + SESSION_NOTED_MS).toBe(Date.parse("2025-01-01T01:00:00Z"));
  });
});
