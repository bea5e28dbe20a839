import { describe, expect, test } from "vitest";
import { plainLetters } from "./plain-letters.ts";

describe("plain letters", () => {
  test.each([
    ["Ødegaard", "odegaard"],
    ["Gvardiol", "gvardiol"],
    ["Đorđe", "dorde"],
    ["Gündoğan", "gundogan"],
    ["Łukasz Fabiański", "lukasz fabianski"],
    ["Þórður", "thordur"],
    ["Groß", "gross"],
    ["ŒUVRE Æ", "oeuvre ae"],
    ["Kadıoğlu", "kadioglu"],
    ["O’Riley-2", "o’riley-2"],
  ])("%s is read as %s", (text, plain) => {
    expect(plainLetters(text)).toBe(plain);
  });
});
