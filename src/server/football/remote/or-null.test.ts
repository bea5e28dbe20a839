import * as z from "zod/mini";
import { expect, test } from "vitest";
import { orNull } from "./or-null.ts";

test("a field that is wrong or missing leaves its record as it is", () => {
  const record = z.object({ id: z.int(), number: orNull(z.int()) });
  expect(record.parse({ id: 1, number: 7 })).toEqual({ id: 1, number: 7 });
  expect(record.parse({ id: 1, number: "seven" })).toEqual({ id: 1, number: null });
  expect(record.parse({ id: 1, number: null })).toEqual({ id: 1, number: null });
  expect(record.parse({ id: 1 }).number ?? null).toBeNull();
});
