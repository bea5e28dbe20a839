import { describe, expect, test } from "vitest";
import { EVERY_CARD, findCards } from "./find-cards.ts";

const cards = [
  { playerName: "Martin Ødegaard", club: "Arsenal", position: "midfielder" },
  { playerName: "Kepa Arrizabalaga", club: "Arsenal", position: "goalkeeper" },
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

  test("filters by position, and an empty search shows every card", () => {
    expect(found("arsenal", "midfielder")).toEqual(["Martin Ødegaard"]);
    expect(findCards(cards, EVERY_CARD)).toHaveLength(3);
  });
});
