import { describe, expect, test } from "vitest";
import { goalsText, scorerLines } from "./scorer-lines.ts";

const MARKS = { penalty: "(pen.)", ownGoal: "(o.g.)" };

const goal = (player: string, minute: number, kind: "goal" | "own goal" | "penalty" = "goal") => ({
  player,
  minute,
  kind,
  playerId: player.length,
  team: "Arsenal",
});

describe("the scorers of a club", () => {
  test("are each named once, in order of their first goals", () => {
    const goals = [goal("Saka", 12), goal("Rice", 30), goal("Saka", 56, "penalty")];
    expect(scorerLines(goals, "Arsenal")).toMatchObject([
      { player: "Saka", playerId: 4, goals: [{ minute: 12 }, { minute: 56 }] },
      { player: "Rice", goals: [{ minute: 30 }] },
    ]);
    expect(scorerLines(goals, "Chelsea")).toEqual([]);
  });

  test("are separate from an own goal by a player with the same name", () => {
    expect(scorerLines([goal("Silva", 3), goal("Silva", 8, "own goal")], "Arsenal")).toHaveLength(2);
  });
});

describe("the goals of a scorer", () => {
  test.each([
    ["12′", [goal("Saka", 12)]],
    ["12′, 56′ (pen.)", [goal("Saka", 12), goal("Saka", 56, "penalty")]],
    ["8′ (o.g.)", [goal("Silva", 8, "own goal")]],
    ["", [goal("Saka", 0)]],
    ["×2", [goal("Saka", 0), goal("Saka", 0)]],
    ["(pen.)", [goal("Saka", 0, "penalty")]],
    ["×2 (pen.)", [goal("Saka", 0), goal("Saka", 0, "penalty")]],
  ])("read %s", (text, goals) => {
    expect(goalsText(goals, MARKS)).toBe(text);
  });
});
