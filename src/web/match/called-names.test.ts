import { describe, expect, test } from "vitest";
import { houseLineUp } from "#game/match/house-team.ts";
import { type LineUp, mapFive } from "#game/match/line-up.ts";
import { calledNames } from "./called-names.ts";

function lineUpOf(names: readonly [string, string, string, string, string]): LineUp {
  const lineUp = houseLineUp("1-2-1", 70);
  const players = mapFive(lineUp.players, (player, at) => ({ ...player, playerName: names[at] ?? "" }));
  return { ...lineUp, players };
}

describe("what the players of a match are called", () => {
  test("is the full name where two of the ten share a family name, on either side", () => {
    const home = lineUpOf(["David Raya", "Gabriel Silva", "Bernardo Silva", "Bukayo Saka", "Ollie Watkins"]);
    const away = lineUpOf(["Jordan Pickford", "Ben White", "Thiago Silva", "Bukayo Saka", "Neymar"]);
    expect(calledNames({ home, away })).toEqual({
      home: ["Raya", "Gabriel Silva", "Bernardo Silva", "Saka", "Watkins"],
      away: ["Pickford", "White", "Thiago Silva", "Saka", "Neymar"],
    });
  });
});
