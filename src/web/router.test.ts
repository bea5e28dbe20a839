import { describe, expect, test } from "vitest";
import { PATHS } from "#contract/screen-path.ts";
import { router } from "./router.ts";

/** The screen at an address from the address bar; null if there is none. */
function at(address: string) {
  const { pathname, search } = new URL(address, "http://localhost");
  const matches = router.matchRoutes(pathname, router.options.parseSearch(search));
  const found = matches.at(-1);
  if (found === undefined || matches.some(({ _notFound }) => _notFound)) return null;
  return { path: found.fullPath, params: found.params, search: found._strictSearch };
}

describe("an address in the app", () => {
  test("leads to every screen", () => {
    for (const path of PATHS) {
      expect(at(path.replaceAll(/\$\w+/gu, "7"))?.path).toBe(path);
    }
  });

  test("keeps an id as written, even if it looks like a path", () => {
    for (const userId of ["a/b ü", "../admin?x#y"]) {
      const { href } = router.buildLocation({ to: "/users/$userId", params: { userId } });
      expect(at(href)).toMatchObject({ path: "/users/$userId", params: { userId } });
    }
    const { href } = router.buildLocation({ to: "/users/$userId", params: { userId: "../admin?x#y" } });
    expect(href).toBe("/users/..%2Fadmin%3Fx%23y");
  });

  test("without params takes precedence over one with params", () => {
    expect(at("/matches/new")?.path).toBe("/matches/new");
    expect(at("/matches/12")?.path).toBe("/matches/$matchId");
  });

  test("is the same with a trailing slash", () => {
    expect(at("/collection/")?.path).toBe("/collection");
  });

  test.each(["/nowhere", "/cards", "/cards/1/2", "/Collection", "/users/%E0%A4%A"])(
    "has no screen at %s",
    (address) => {
      expect(at(address)).toBeNull();
    },
  );

  test("drops search values that make no sense", () => {
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

  test("has its search values as written, and no question mark without any", () => {
    const hrefOf = (search: { opponent?: string }) =>
      router.buildLocation({ to: "/matches/new", search }).href;
    expect(hrefOf({ opponent: "a b" })).toBe("/matches/new?opponent=a+b");
    expect(hrefOf({ opponent: "17" })).toBe("/matches/new?opponent=17");
    expect(hrefOf({})).toBe("/matches/new");
  });

  test("without a screen, or with a search its screen doesn't take, doesn't compile", () => {
    // @ts-expect-error there is no such screen
    expect(router.buildLocation({ to: "/nowhere" }).href).toBe("/nowhere");
    // @ts-expect-error a team has a number
    expect(router.buildLocation({ to: "/team-builder", search: { team: "four" } }).href).toContain("?");
  });
});
