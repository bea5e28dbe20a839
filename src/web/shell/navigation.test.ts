import { describe, expect, test } from "vitest";
import { words } from "#web/language/words.ts";
import { type GroupName, groupOfPath, navigationFor } from "./navigation.ts";

const nameOf = (group: GroupName) => words("ui")(`navigation.group.${group}`);

describe("navigation", () => {
  // shows: 2.26, 2.27, 2.28, 2.29, 2.30
  test.each([
    ["/", "Dashboard"],
    ["/play", "Dashboard"],
    ["/live-scores", "Dashboard"],
    ["/team", "Team"],
    ["/team-builder", "Team"],
    ["/my-team", "Team"],
    ["/upload-cards", "Team"],
    ["/transfers", "Team"],
    ["/collection", "Team"],
    ["/scout", "Team"],
    ["/how-it-works", "Info"],
    ["/about", "Info"],
    ["/admin", "Admin"],
    ["/football-test", "Dashboard"],
    ["/user/a1", "Dashboard"],
  ])("%s highlights %s", (path, group) => {
    expect(nameOf(groupOfPath(path))).toBe(group);
  });

  // shows: 2.25, 6.5
  test("the Admin group is for admins only", () => {
    const namesFor = (isAdmin: boolean) => navigationFor({ isAdmin }).map(({ name }) => nameOf(name));
    expect(namesFor(false)).toEqual(["Dashboard", "Team", "Info"]);
    expect(namesFor(true)).toEqual(["Dashboard", "Team", "Info", "Admin"]);
  });
});
