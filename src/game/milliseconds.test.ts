import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "./milliseconds.ts";

test.each([
  ["a second", SECOND_MS, "2025-09-01T00:00:01Z"],
  ["a minute", MINUTE_MS, "2025-09-01T00:01:00Z"],
  ["an hour", HOUR_MS, "2025-09-01T01:00:00Z"],
  ["a day", DAY_MS, "2025-09-02T00:00:00Z"],
])("%s is as long as by the calendar", (_, unit, later) => {
  expect(Date.parse("2025-09-01T00:00:00Z") + unit).toBe(Date.parse(later));
});
