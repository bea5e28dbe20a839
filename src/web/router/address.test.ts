import { describe, expect, test } from "vitest";
import { hrefOf } from "./address.ts";

describe("a target", () => {
  test("is its address, with its differing parts filled in", () => {
    expect(hrefOf({ to: "/collection" })).toBe("/collection");
    expect(hrefOf({ to: "/cards/$cardId", params: { cardId: "17" } })).toBe("/cards/17");
  });

  test("cannot lead elsewhere by what stands in it", () => {
    expect(hrefOf({ to: "/users/$userId", params: { userId: "../admin?x#y" } })).toBe(
      "/users/..%2Fadmin%3Fx%23y",
    );
  });

  test("carries what is asked behind a question mark, and none where nothing is", () => {
    expect(hrefOf({ to: "/team-builder", search: { team: 4 } })).toBe("/team-builder?team=4");
    expect(hrefOf({ to: "/matches/new", search: { opponent: "a b" } })).toBe("/matches/new?opponent=a+b");
    expect(hrefOf({ to: "/matches/new", search: {} })).toBe("/matches/new");
  });
});
