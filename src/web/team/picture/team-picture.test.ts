import { describe, expect, test } from "vitest";
import { words } from "#web/language/words.ts";
import { pictureFileName } from "./team-picture.ts";

describe("file name of a team's picture", () => {
  test.each([
    ["Night Owls", "night-owls.png"],
    ["  Ødegård & Söhne!  ", "ødegård-söhne.png"],
    ["../../etc", "etc.png"],
    ["???", "team.png"],
  ])("of %j is %s", (name, file) => {
    expect(pictureFileName(words("team"), name)).toBe(file);
  });
});
