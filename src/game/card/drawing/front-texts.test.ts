import { describe, expect, test } from "vitest";
import { type CardFront, frontTexts } from "./front-texts.ts";

const CARD: CardFront = {
  playerName: "Bukayo Saka",
  position: "midfielder",
  club: "Arsenal",
  clubCode: "ARS",
  clubColours: { primary: "#e2001a", secondary: "#ffffff" },
  overall: 91,
  rarity: "epic",
};

function textsOf(card: Partial<CardFront>, isPrinted = false): string[] {
  return frontTexts({ ...CARD, ...card }, "MID", isPrinted).map(({ text }) => text);
}

function lineOf(text: string, card: Partial<CardFront> = {}, isPrinted = false) {
  return frontTexts({ ...CARD, ...card }, "MID", isPrinted).find((line) => line.text === text);
}

describe("the lines on a drawn front", () => {
  test("are badge, overall, position, both names, club and the marks of the rarity", () => {
    expect(textsOf({})).toEqual(["ARS", "91", "MID", "Bukayo", "Saka", "Arsenal", "▲▲▲"]);
  });

  test("have all names but the first as the family's", () => {
    expect(textsOf({ playerName: "Virgil van Dijk" })).toContain("van Dijk");
    expect(textsOf({ playerName: "Virgil van Dijk" })).toContain("Virgil");
  });

  test("have one name alone, a little higher", () => {
    expect(textsOf({ playerName: "Alisson" })).toEqual(["ARS", "91", "MID", "Alisson", "Arsenal", "▲▲▲"]);
    expect(textsOf({ playerName: " Alisson" })).toEqual(["ARS", "91", "MID", "Alisson", "Arsenal", "▲▲▲"]);
    expect([lineOf("Alisson", { playerName: "Alisson" })?.y, lineOf("Saka")?.y]).toEqual([121, 125]);
    expect(lineOf("Alisson", { playerName: " Alisson" })?.y).toBe(121);
  });

  test("have initials on the badge if the club's code isn't known, readable on its colour", () => {
    expect(textsOf({ club: "Real Betis", clubCode: null })[0]).toBe("RB");
    expect(lineOf("ARS")?.ink).toBe("#ffffff");
    expect(lineOf("ARS", { clubColours: { primary: "#6fb7e9", secondary: "#ffffff" } })?.ink).toBe("#10160f");
    expect(lineOf("Saka")?.ink).toBe("#14160f");
  });

  test("have overall and position centred over each other, the marks at the right and the rest at the left", () => {
    const anchors = ["ARS", "91", "MID", "Bukayo", "Saka", "Arsenal", "▲▲▲"].map(
      (text) => lineOf(text)?.anchor,
    );
    expect(anchors).toEqual(["middle", "middle", "middle", "start", "start", "start", "end"]);
    expect(lineOf("91")?.x).toBe(lineOf("MID")?.x);
    expect(["Bukayo", "Saka", "Arsenal"].map((text) => lineOf(text)?.x)).toEqual([6, 6, 6]);
  });

  test("have club and marks in the face for text, the others in the one for display", () => {
    const inText = frontTexts(CARD, "MID", false).filter(({ face }) => face === "text");
    expect(inText.map(({ text, weight }) => [text, weight])).toEqual([
      ["Arsenal", 650],
      ["▲▲▲", 650],
    ]);
    expect(lineOf("91")?.face).toBe("display");
    expect([lineOf("91")?.weight, lineOf("MID")?.weight, lineOf("Bukayo")?.weight]).toEqual([900, 800, 700]);
  });
});

describe("the lines on a printed card's frame", () => {
  test("are overall, position, the family's name, club and marks", () => {
    expect(textsOf({}, true)).toEqual(["91", "MID", "Saka", "Arsenal", "▲▲▲"]);
    expect(textsOf({ playerName: "Alisson" }, true)[2]).toBe("Alisson");
  });

  test("are above the face, overall and position centred, the marks at the right", () => {
    const lines = frontTexts(CARD, "MID", true);
    expect(Math.max(...lines.map(({ y }) => y))).toBeLessThan(21.6);
    expect(lines.map(({ anchor }) => anchor)).toEqual(["middle", "middle", "start", "start", "end"]);
    expect(lines.map(({ face }) => face)).toEqual(["display", "display", "display", "text", "text"]);
  });
});
