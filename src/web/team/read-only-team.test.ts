import { describe, expect, test } from "vitest";
import { elevenASideFormationNames, fiveASideFormationNames } from "#game/team/formation.ts";
import { playersCounter } from "./read-only-team.tsx";

describe("the counter of players", () => {
  // shows: 2.89
  test("is out of eleven in an eleven-a-side formation, else out of five", () => {
    expect(elevenASideFormationNames.map((name) => playersCounter(name, 7))).toEqual(
      elevenASideFormationNames.map(() => "7/11"),
    );
    expect(fiveASideFormationNames.map((name) => playersCounter(name, 4))).toEqual(
      fiveASideFormationNames.map(() => "4/5"),
    );
  });
});
