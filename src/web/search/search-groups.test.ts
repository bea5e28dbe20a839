import { describe, expect, test } from "vitest";
import { searchGroups } from "./search-groups.ts";

const NOTHING = { players: [], clubs: [], managers: [], leagues: [] };

describe("the groups of a search", () => {
  test("number their options across groups, and leave out empty groups", () => {
    const managers = [1, 2].map((at) => ({ id: `u${at}`, username: `saka_${at}`, imageUrl: null }));
    const leagues = [{ id: 3, name: "Saka Club", size: 4 }];
    expect(searchGroups({ ...NOTHING, managers, leagues })).toMatchObject([
      { kind: "managers", from: 0, options: [{ found: managers[0] }, { found: managers[1] }] },
      { kind: "leagues", from: 2, options: [{ found: leagues[0] }] },
    ]);
  });

  test("are empty if nothing was found", () => {
    expect(searchGroups(NOTHING)).toEqual([]);
  });
});
