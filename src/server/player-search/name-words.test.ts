import { describe, expect, test } from "vitest";
import { nameWords, spellings } from "./name-words.ts";

describe("the words of what was typed", () => {
  test("are small and without accents, parted by spaces, dashes, apostrophes and full stops", () => {
    expect(nameWords("  N’Golo  KANTÉ-Ødegaard, Jr. ")).toEqual(["n", "golo", "kante", "odegaard,", "jr"]);
    expect(nameWords(" - ")).toEqual([]);
  });

  test("may have an e behind a vowel that stands for dots above it", () => {
    expect(spellings("mueller")).toEqual(["mueller", "muller"]);
    expect(spellings("saka")).toEqual(["saka"]);
  });
});
