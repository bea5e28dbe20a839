import { describe, expect, test } from "vitest";
import { fixtureRecord } from "./fixture-record.ts";
import { toLineUps } from "./to-line-ups.ts";

const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ player: { id: from + at, name: "A player", pos: "M" } }));

const ARSENAL = {
  team: { id: 42 },
  formation: "4-3-3",
  startXI: people(100, 11),
  substitutes: people(200, 9),
};

function lineUpsIn(...lineups: readonly unknown[]) {
  const record = fixtureRecord.parse({
    fixture: { id: 77, timestamp: 1_790_000_000, status: { short: "NS", elapsed: null } },
    league: { id: 39, season: 2026, round: "Regular Season - 3" },
    teams: { home: { id: 42, name: "Arsenal" }, away: { id: 49, name: "Chelsea" } },
    goals: { home: null, away: null },
    lineups,
  });
  return toLineUps(record);
}

describe("the line-ups of a fixture", () => {
  test("name starters and bench of each side", () => {
    const found = lineUpsIn({ ...ARSENAL, team: { id: 49 } }, ARSENAL);
    expect(found.map(({ side }) => side)).toEqual(["away", "home"]);
    expect(found[1]?.starterKeys).toEqual(people(100, 11).map(({ player }) => String(player.id)));
    expect(found[1]?.benchKeys).toHaveLength(9);
  });

  test("have a player who is named twice once", () => {
    const [found] = lineUpsIn({
      ...ARSENAL,
      startXI: [...people(100, 11), ...people(100, 1)],
      substitutes: [...people(200, 9), ...people(200, 1)],
    });
    expect(found?.starterKeys).toHaveLength(11);
    expect(found?.benchKeys).toHaveLength(9);
  });

  test.each([
    ["are not published yet", []],
    ["lack a starter", [{ ...ARSENAL, startXI: people(100, 10) }]],
    [
      "have a starter without a number",
      [{ ...ARSENAL, startXI: [...people(100, 10), { player: { id: null } }] }],
    ],
    ["name a starter twice", [{ ...ARSENAL, startXI: [...people(100, 10), ...people(100, 1)] }]],
    ["are of another team", [{ ...ARSENAL, team: { id: 1 } }]],
    ["can't be read", [null, { team: "Arsenal" }, { ...ARSENAL, startXI: null }]],
  ])("are unknown if they %s", (_, lineups) => {
    expect(lineUpsIn(...lineups)).toEqual([]);
  });

  test.each([
    ["is empty", []],
    ["is missing", null],
    ["has somebody without a number", [...people(200, 8), { player: { id: null } }]],
  ])("leave nobody out if the bench %s", (_, substitutes) => {
    expect(lineUpsIn({ ...ARSENAL, substitutes })).toMatchObject([{ side: "home", benchKeys: null }]);
  });
});
