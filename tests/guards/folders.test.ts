import { describe, expect, test } from "vitest";
import { checkFolders } from "#scripts/check-folders.ts";

function messagesOf(paths: string[]): string[] {
  return checkFolders(paths).map((fault) => `${fault.file} ${fault.message}`);
}

function filesIn(folder: string, count: number, ending = ".ts"): string[] {
  return Array.from({ length: count }, (_, index) => `${folder}/part-${index}${ending}`);
}

describe("the check of folders", () => {
  test("twenty files with their tests beside them pass", () => {
    const paths = [...filesIn("src/game/team", 20), ...filesIn("src/game/team", 20, ".test.ts")];
    expect(messagesOf(paths)).toEqual([]);
  });

  test("the twenty-first file is refused", () => {
    expect(messagesOf(filesIn("src/game/team", 21))).toEqual([
      "src/game/team 21 files in one folder, at most 20",
    ]);
  });

  test.each([
    ["scripts/lint", 20],
    ["tests/support", 44],
  ])("%s may have %i files and no more", (folder, most) => {
    expect(messagesOf(filesIn(folder, most))).toEqual([]);
    expect(messagesOf(filesIn(folder, most + 1))).toEqual([
      `${folder} ${most + 1} files in one folder, at most ${most}`,
    ]);
  });

  test("journeys are tests, and are not counted", () => {
    expect(messagesOf(filesIn("tests/journeys", 40, ".journey.ts"))).toEqual([]);
  });

  test("files of a folder below are not counted with the folder above", () => {
    expect(messagesOf([...filesIn("src/game", 15), ...filesIn("src/game/team", 15)])).toEqual([]);
  });

  test.each(["utils", "helpers", "common", "misc", "shared", "services", "manager"])(
    "a folder named %s is refused",
    (name) => {
      expect(messagesOf([`src/server/${name}/rank.ts`])).toEqual([
        `src/server/${name}/rank.ts "${name}" does not say what is in it: name the thing`,
      ]);
    },
  );

  test("a file with such a name is refused like a folder", () => {
    expect(messagesOf(["src/web/card/utils.ts", "src/web/card/utils.test.ts"])).toHaveLength(2);
  });

  test("a name that merely contains such a word is not refused", () => {
    expect(messagesOf(["src/web/card/common-cards.ts"])).toEqual([]);
  });

  test.each(["index.ts", "index.tsx"])("a barrel is refused: %s", (name) => {
    expect(messagesOf([`src/contract/${name}`])).toEqual([
      `src/contract/${name} no barrels: import a thing from the file that is named for it`,
    ]);
  });

  test("no source at all is a fault, so a wrong folder doesn't pass", () => {
    expect(messagesOf([])).toEqual(["src there is no source"]);
  });
});
