import { describe, expect, test } from "vitest";
import { pictureFileName } from "./team-picture.ts";

describe("file name of a team's picture", () => {
  test.each([
    ["Night Owls", "night-owls.png"],
    ["  Ødegård & Söhne!  ", "ødegård-söhne.png"],
    ["../../etc", "etc.png"],
    ["???", "team.png"],
  ])("of %j is %s", (name, file) => {
    expect(pictureFileName(name)).toBe(file);
  });
});
