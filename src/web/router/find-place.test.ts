import { describe, expect, test } from "vitest";
import { PATHS } from "#contract/screen-path.ts";
import { screens } from "#web/screens.ts";
import { hrefOf } from "./address.ts";
import { findPlace } from "./find-place.ts";

function at(address: string) {
  const { found } = findPlace(screens, new URL(address, "http://localhost"));
  return found && { path: found.path, params: found.params, search: found.search };
}

describe("the place of an address", () => {
  test("every screen is found at its own address", () => {
    for (const path of PATHS) {
      expect(at(path.replaceAll(/\$\w+/gu, "7"))?.path).toBe(path);
    }
  });

  test("its differing parts are read back as they were written", () => {
    const href = hrefOf({ to: "/users/$userId", params: { userId: "a/b ü" } });
    expect(at(href)).toEqual({ path: "/users/$userId", params: { userId: "a/b ü" }, search: {} });
  });

  test("an address of its own goes before one with a differing part", () => {
    expect(at("/matches/new")?.path).toBe("/matches/new");
    expect(at("/matches/12")?.path).toBe("/matches/$matchId");
  });

  test("a slash at the end changes nothing", () => {
    expect(at("/collection/")?.path).toBe("/collection");
  });

  test.each(["/nowhere", "/cards", "/cards/1/2", "/Collection", "/users/%E0%A4%A"])(
    "there is none at %s",
    (address) => {
      expect(at(address)).toBeNull();
    },
  );

  test("what makes no sense behind the question mark is left out", () => {
    expect(at("/team-builder?team=4&x=1")?.search).toEqual({ team: 4 });
    expect(at("/team-builder?team=four")?.search).toEqual({});
    expect(at("/team-builder")?.search).toEqual({});
    expect(at("/matches/new?opponent=abc")?.search).toEqual({ opponent: "abc" });
    expect(at("/matches/3?kickOff=true")?.search).toEqual({ kickOff: true });
    expect(at("/matches/3?kickOff=yes")?.search).toEqual({});
  });
});
