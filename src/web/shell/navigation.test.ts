import { describe, expect, test } from "vitest";
import { words } from "#web/language/words.ts";
import { type GroupName, groupOfPath, itemAt, navigationFor } from "./navigation.ts";

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
    ["/transfers/points", "Team"],
    ["/collection", "Team"],
    ["/scout", "Team"],
    ["/how-it-works", "Info"],
    ["/about", "Info"],
    ["/admin", "Admin"],
    ["/album", "Dashboard"],
    ["/cards/7", "Dashboard"],
    ["/football-test", "Dashboard"],
    ["/user/a1", "Dashboard"],
  ])("%s highlights %s", (path, group) => {
    expect(nameOf(groupOfPath(path))).toBe(group);
  });

  // shows: 2.25, 6.5
  test("the Admin group is for admins only", () => {
    const namesFor = (isAdmin: boolean) =>
      navigationFor({ id: "a1", isAdmin }).map(({ name }) => nameOf(name));
    expect(namesFor(false)).toEqual(["Dashboard", "Team", "Info"]);
    expect(namesFor(true)).toEqual(["Dashboard", "Team", "Info", "Admin"]);
  });

  // shows: 2.25
  test("the added screens follow the specification's own", () => {
    const namesIn = (group: GroupName) =>
      navigationFor({ id: "a1", isAdmin: false })
        .find(({ name }) => name === group)
        ?.items.map(({ name }) => words("ui")(`navigation.screen.${name}`));
    expect(namesIn("dashboard")?.slice(0, 3)).toEqual(["Home", "Fantasy", "Live Scores"]);
    expect(namesIn("dashboard")?.slice(3)).toEqual([
      "Leaderboard",
      "Mini-Leagues",
      "Statistics",
      "Play a Match",
      "My Profile",
    ]);
    expect(namesIn("team")?.slice(0, 4)).toEqual([
      "Team Builder",
      "My Team",
      "My Collection",
      "Upload Cards",
    ]);
    expect(namesIn("team")).toContain("Transfers");
  });

  test.each([
    ["/", "/"],
    ["/leagues", "/leagues"],
    ["/leagues/", "/leagues"],
    ["/leagues/7", "/leagues"],
    ["/leagues/compare/7", "/leagues"],
    ["/transfers/points", "/transfers"],
    ["/users/a1", "/users/a1"],
    ["/users/b2", null],
    ["/users", null],
    ["/matches/12", null],
    ["/notifications", null],
  ])("%s marks %s", (path, address) => {
    const items = navigationFor({ id: "a1", isAdmin: false }).flatMap((group) => group.items);
    expect(itemAt(items, path)?.address ?? null).toBe(address);
  });

  test("each screen of the navigation is in the group that its address highlights", () => {
    for (const { name, items } of navigationFor({ id: "a1", isAdmin: true })) {
      expect(items.map(({ address }) => [address, groupOfPath(address)])).toEqual(
        items.map(({ address }) => [address, name]),
      );
    }
  });
});
