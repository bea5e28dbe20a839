import { expect, test } from "vitest";
import { otherSide } from "./side.ts";

test("each side is the opponent of the other", () => {
  expect([otherSide("home"), otherSide("away")]).toEqual(["away", "home"]);
});
