import { describe, expect, test } from "vitest";
import { fiveASideFormationNames, isOutOfPosition } from "#game/team/formation.ts";
import { HOUSE_TEAM_NAME, houseLineUp, houseTeamFor } from "./house-team.ts";
import { decideLineUp, mapFive } from "./line-up.ts";
import { overallGap } from "./played-overall.ts";

describe("the house team", () => {
  test.each(fiveASideFormationNames)("is a valid line-up in %s, everybody at home", (formation) => {
    const lineUp = houseLineUp(formation, 73);
    expect(decideLineUp(lineUp).ok).toBe(true);
    expect(lineUp.players.every(({ overall }) => overall === 73)).toBe(true);
    expect(lineUp.players.some(({ slot, position }) => isOutOfPosition(slot, position))).toBe(false);
  });

  test("has five players with names of their own, and is called The Caretakers", () => {
    const names = houseLineUp("2-2", 73).players.map(({ playerName }) => playerName);
    expect(new Set(names).size).toBe(5);
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+$/);
    expect(HOUSE_TEAM_NAME).toBe("The Caretakers");
  });

  test("plays in the formation that it's asked for", () => {
    for (const formation of fiveASideFormationNames) {
      expect(houseLineUp(formation, 73).formation).toBe(formation);
    }
  });

  test("is as good as the team it meets, and takes every formation in turn", () => {
    const teams = [0, 1, 2, 3].map((seed) => houseTeamFor(houseLineUp("2-2", 81), seed));
    expect(new Set(teams.map(({ formation }) => formation))).toEqual(new Set(fiveASideFormationNames));
    expect(teams.every(({ players }) => players.every(({ overall }) => overall === 81))).toBe(true);
  });

  test("is no better than its opponent plays out of position", () => {
    const players = mapFive(houseLineUp("2-2", 74).players, (player) => ({
      ...player,
      position: "forward" as const,
    }));
    const home = { formation: "2-2" as const, players };
    // 25 less in goal and 12 less for the others: 59.4 on average.
    const away = houseTeamFor(home, 0);
    expect(away.players[0].overall).toBe(59);
    expect(overallGap({ home, away })).toBe(0);
  });

  test("stays within 1 and 99", () => {
    expect(houseLineUp("2-2", 0).players[0].overall).toBe(1);
    expect(houseLineUp("2-2", 120).players[0].overall).toBe(99);
  });
});
