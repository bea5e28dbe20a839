import { expect, test } from "vitest";
import { chosen } from "./shape.ts";

test("a drawing is chosen by the remainder of the seed", () => {
  expect([0, 1, 2, 3, 4, 4_294_967_295].map((seed) => chosen(["a", "b", "c"], seed)).join("")).toBe("abcaba");
});
