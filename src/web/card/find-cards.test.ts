import { describe, expect, test } from "vitest";
import { EVERY_CARD, findCards } from "./find-cards.ts";

const cards = [
  { playerName: "Martin Ødegaard", club: "Arsenal", position: "midfielder" },
  { playerName: "Kepa Arrizabalaga", club: "Arsenal", position: "goalkeeper" },
  { playerName: "Jake O'Brien-Smith", club: "Everton", position: "defender" },
  { playerName: "Cédric Kipré", club: "Ipswich Town", position: "defender" },
] as const;

function found(text: string, position: (typeof EVERY_CARD)["position"] = "all"): string[] {
  return findCards(cards, { text, position }).map(({ playerName }) => playerName);
}

describe("search of the collection", () => {
  test("ignores accents and capitals", () => {
    expect(found("odegaard")).toEqual(["Martin Ødegaard"]);
    expect(found("KIPRE")).toEqual(["Cédric Kipré"]);
  });

  test("requires every word in the player's name or the club's", () => {
    expect(found("arsenal kepa")).toEqual(["Kepa Arrizabalaga"]);
    expect(found("arsenal kipre")).toEqual([]);
  });

  test.each(["O'Brien", "o’brien", "obrien", "brien smith", "Brien-Smith"])(
    "finds an apostrophe and a hyphen however they are typed: %s",
    (text) => {
      expect(found(text)).toEqual(["Jake O'Brien-Smith"]);
    },
  );

  test("filters by position, and an empty search shows every card", () => {
    expect(found("arsenal", "midfielder")).toEqual(["Martin Ødegaard"]);
    expect(findCards(cards, EVERY_CARD)).toHaveLength(4);
  });
});
