import * as z from "zod/mini";
import { expect, test } from "vitest";
import { orNull, wholeNumber } from "./lenient-fields.ts";

test("a whole number is read as a number or as text, within its bounds", () => {
  const minute = wholeNumber(0, 90);
  for (const given of [45, "45"]) expect(minute.parse(given)).toBe(45);
  for (const given of [91, "91", -1, "-1", 4.5, "4.5", "", " ", "4e1", "0x1", true, [], null]) {
    expect(minute.safeParse(given).success).toBe(false);
  }
});

test("a field that is wrong or missing leaves its record as it is", () => {
  const record = z.object({ id: z.int(), number: orNull(z.int()) });
  expect(record.parse({ id: 1, number: 7 })).toEqual({ id: 1, number: 7 });
  expect(record.parse({ id: 1, number: "seven" })).toEqual({ id: 1, number: null });
  expect(record.parse({ id: 1, number: null })).toEqual({ id: 1, number: null });
  expect(record.parse({ id: 1 }).number ?? null).toBeNull();
});
