import { expect, test } from "vitest";
import { words } from "#web/language/words.ts";
import { timeLeftText } from "./time-left.tsx";

test.each([
  [-5, "0 s"],
  [1, "1 s"],
  [59_000, "59 s"],
  [60_000, "1 min 00 s"],
  [3_599_001, "1 h 00 min 00 s"],
  [86_399_000, "23 h 59 min 59 s"],
])("%i milliseconds are %s", (milliseconds, text) => {
  expect(timeLeftText(words("upload"), milliseconds)).toBe(text);
});
