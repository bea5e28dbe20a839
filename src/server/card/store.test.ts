import { describe, expect, test } from "vitest";
import { badgeOf } from "./store.ts";

const MADRID = {
  name: "Real Madrid",
  shortName: "R. Madrid",
  code: "RMD",
  primary: "#fefefe",
  secondary: "#010101",
};

describe("the badge of a card", () => {
  test("has the code and colours of its player's club", () => {
    const badge = { clubCode: "RMD", clubColours: { primary: "#fefefe", secondary: "#010101" } };
    expect(badgeOf("Real Madrid", MADRID)).toEqual(badge);
    expect(badgeOf("R. Madrid", MADRID)).toEqual(badge);
  });

  test("is still of the printed club if the player has moved", () => {
    expect(badgeOf("Manchester City", MADRID)).toEqual({
      clubCode: "MCI",
      clubColours: { primary: "#6caddf", secondary: "#1c2c5b" },
    });
  });

  test("is the catalogue's if the card isn't linked", () => {
    expect(badgeOf("Arsenal", null).clubCode).toBe("ARS");
    expect(badgeOf("Man City", null).clubCode).toBe("MCI");
  });

  test("has no code if nobody knows the club", () => {
    expect(badgeOf("Harbour Town", MADRID)).toEqual({ clubCode: null, clubColours: null });
  });
});
