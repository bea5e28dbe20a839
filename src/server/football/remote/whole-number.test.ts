import { expect, test } from "vitest";
import { wholeNumber } from "./whole-number.ts";

test("a whole number is read as a number or as text, within its bounds", () => {
  const minute = wholeNumber(0, 90);
  for (const given of [45, "45"]) expect(minute.parse(given)).toBe(45);
  for (const given of [91, "91", -1, "-1", 4.5, "4.5", "", " ", "4e1", "0x1", true, [], null]) {
    expect(minute.safeParse(given).success).toBe(false);
  }
});
