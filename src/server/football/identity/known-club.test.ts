import { describe, expect, test } from "vitest";
import { catalogueClub, toProvidedClub } from "./known-club.ts";

describe("the code of a provider's club", () => {
  test("is the catalogue's if the catalogue has the club", () => {
    const given = { key: "43", name: "Man City", code: "MAN" };
    const club = toProvidedClub(given, "premier-league", catalogueClub("fplCode", 43));
    expect(club).toMatchObject({ name: "Manchester City", code: "MCI" });
  });

  test.each([
    ["the provider's", "WBA", "WBA"],
    ["made of the name if the provider tells none", null, "WES"],
    ["made of the name if the provider's isn't three capital letters", "W.Brom", "WES"],
  ])("is %s for a promoted club", (_, code, expected) => {
    const given = { key: "35", name: "West Bromwich Albion", code };
    expect(toProvidedClub(given, "premier-league", null).code).toBe(expected);
  });
});
