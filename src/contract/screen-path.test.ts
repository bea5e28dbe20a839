import { describe, expect, test } from "vitest";
import { loginAddress, screenAddress } from "./screen-path.ts";

describe("where somebody asks to go on to", () => {
  test.each([
    ["/", "/"],
    ["/collection", "/collection"],
    ["/collection/", "/collection"],
    ["/team-builder?team=7", "/team-builder?team=7"],
    ["/?join=ABCD2345", "/?join=ABCD2345"],
    ["/how-it-works#points", "/how-it-works#points"],
    ["/users/a%2Fb", "/users/a%2Fb"],
    ["/user/a1", "/users/a1"],
  ])("%s is the screen %s", (to, address) => {
    expect(screenAddress(to)).toBe(address);
  });

  test.each([
    "",
    "collection",
    "https://evil.example/",
    "//evil.example",
    "//evil.example/collection",
    "/\\evil.example",
    "/\t/evil.example",
    "/..//evil.example",
    "/users/..",
    "/users/%2e%2e",
    "javascript:alert(1)",
    "/api/logout",
    "/nowhere",
    "/collection?a=\r\nset-cookie: b",
    "/collection?a=<b>",
    "/%E0%A4%A",
  ])("%j leads nowhere", (to) => {
    expect(screenAddress(to)).toBeNull();
  });

  test("a path with two slashes at its start stays on this site", () => {
    expect(screenAddress("//collection")).toBe("/collection");
  });

  test.each([undefined, null, 7, ["/collection"]])("%j leads nowhere", (to) => {
    expect(screenAddress(to)).toBeNull();
  });

  test("goes through the sign-in as one parameter", () => {
    expect(loginAddress("/")).toBe("/api/login");
    expect(loginAddress("/?join=ABCD2345&x=1")).toBe("/api/login?to=%2F%3Fjoin%3DABCD2345%26x%3D1");
  });
});
