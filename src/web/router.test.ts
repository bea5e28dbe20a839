import { describe, expect, test } from "vitest";
import { PATHS } from "#contract/screen-path.ts";
import { router } from "./router.ts";

/** The screen at an address, as the address bar gives it; null where there is none. */
function at(address: string) {
  const { pathname, search } = new URL(address, "http://localhost");
  const matches = router.matchRoutes(pathname, router.options.parseSearch(search));
  const found = matches.at(-1);
  if (found === undefined || matches.some(({ _notFound }) => _notFound)) return null;
  return { path: found.fullPath, params: found.params, search: found._strictSearch };
}

describe("an address in the app", () => {
  test("every screen is found at its own address", () => {
    for (const path of PATHS) {
      expect(at(path.replaceAll(/\$\w+/gu, "7"))?.path).toBe(path);
    }
  });

  test("carries an id as it was written, wherever that would lead", () => {
    for (const userId of ["a/b ü", "../admin?x#y"]) {
      const { href } = router.buildLocation({ to: "/users/$userId", params: { userId } });
      expect(at(href)).toMatchObject({ path: "/users/$userId", params: { userId } });
    }
    const { href } = router.buildLocation({ to: "/users/$userId", params: { userId: "../admin?x#y" } });
    expect(href).toBe("/users/..%2Fadmin%3Fx%23y");
  });

  test("without a differing part goes before one with", () => {
    expect(at("/matches/new")?.path).toBe("/matches/new");
    expect(at("/matches/12")?.path).toBe("/matches/$matchId");
  });

  test("is the same with a slash at the end", () => {
    expect(at("/collection/")?.path).toBe("/collection");
  });

  test.each(["/nowhere", "/cards", "/cards/1/2", "/Collection", "/users/%E0%A4%A"])(
    "has no screen at %s",
    (address) => {
      expect(at(address)).toBeNull();
    },
  );

  test("leaves out what makes no sense behind the question mark", () => {
    expect(at("/team-builder?team=4&x=1")?.search).toEqual({ team: 4 });
    expect(at("/team-builder?team=four")?.search).toEqual({});
    expect(at("/team-builder")?.search).toEqual({});
    expect(at("/matches/new?opponent=abc")?.search).toEqual({ opponent: "abc" });
    expect(at("/matches/new?opponent=12345678901234567890")?.search).toEqual({
      opponent: "12345678901234567890",
    });
    expect(at("/matches/3?kickOff=true")?.search).toEqual({ kickOff: true });
    expect(at("/matches/3?kickOff=yes")?.search).toEqual({});
  });

  test("carries what is asked behind a question mark as it is, and none where nothing is", () => {
    const hrefOf = (search: { opponent?: string }) =>
      router.buildLocation({ to: "/matches/new", search }).href;
    expect(hrefOf({ opponent: "a b" })).toBe("/matches/new?opponent=a+b");
    expect(hrefOf({ opponent: "17" })).toBe("/matches/new?opponent=17");
    expect(hrefOf({})).toBe("/matches/new");
  });

  test("that no screen has, or a search that it does not take, does not compile", () => {
    // @ts-expect-error there is no such screen
    expect(router.buildLocation({ to: "/nowhere" }).href).toBe("/nowhere");
    // @ts-expect-error a team has a number
    expect(router.buildLocation({ to: "/team-builder", search: { team: "four" } }).href).toContain("?");
  });
});
