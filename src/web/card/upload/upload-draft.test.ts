import { describe, expect, test } from "vitest";
import { newCardPhoto } from "#web/card/photo/card-photo.ts";
import {
  EMPTY_DRAFT,
  incompleteText,
  isComplete,
  missingFields,
  withPlayer,
  withTypedName,
} from "./upload-draft.ts";

const saka = {
  id: 7,
  name: "Bukayo Saka",
  club: "Arsenal",
  clubCode: "ARS",
  clubColours: { primary: "#e2001a", secondary: "#ffffff" },
  photo: null,
  leagueName: "Premier League",
  position: "midfielder",
} as const;

const photo = newCardPhoto(new File(["x"], "card.jpg", { type: "image/jpeg" }));

describe("the draft of an upload", () => {
  test("names what is missing in the words of the specification", () => {
    expect(missingFields(EMPTY_DRAFT)).toEqual(["photo", "playerName", "position", "club"]);
    expect(incompleteText()).toBe("Please fill in all fields and select a file");
  });

  test("takes position and club with the player", () => {
    const draft = withPlayer({ ...EMPTY_DRAFT, photo }, saka);
    expect(draft).toMatchObject({ playerName: "Bukayo Saka", position: "midfielder", club: "Arsenal" });
    expect(isComplete(draft)).toBe(true);
  });

  test("finds a club by its short name, and keeps the chosen club if the player's isn't listed", () => {
    expect(withPlayer(EMPTY_DRAFT, { ...saka, club: "Man City" }).club).toBe("Manchester City");
    expect(withPlayer({ ...EMPTY_DRAFT, club: "Chelsea" }, { ...saka, club: "Ajax" }).club).toBe("Chelsea");
  });

  test("forgets the player when another name is typed", () => {
    const draft = withTypedName(withPlayer(EMPTY_DRAFT, saka), "Bukayo Sak");
    expect(draft).toMatchObject({ player: null, playerName: "Bukayo Sak", club: "Arsenal" });
  });

  test("is incomplete if the name is only spaces", () => {
    const draft = withTypedName({ ...withPlayer(EMPTY_DRAFT, saka), photo }, "  ");
    expect(missingFields(draft)).toEqual(["playerName"]);
  });
});
