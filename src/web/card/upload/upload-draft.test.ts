import { describe, expect, test } from "vitest";
import { defaultCorners } from "#game/card/face/corners.ts";
import { newCardPhoto } from "#web/card/photo/card-photo.ts";
import {
  EMPTY_DRAFT,
  incompleteText,
  isComplete,
  isStill,
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

  test("keeps the chosen position if the player's isn't known", () => {
    const unknown = { ...saka, position: null };
    expect(withPlayer({ ...EMPTY_DRAFT, position: "forward" }, unknown).position).toBe("forward");
    expect(withPlayer(EMPTY_DRAFT, unknown).position).toBe("");
  });

  test("forgets the player when another name is typed", () => {
    const draft = withTypedName(withPlayer(EMPTY_DRAFT, saka), "Bukayo Sak");
    expect(draft).toMatchObject({ player: null, playerName: "Bukayo Sak", club: "Arsenal" });
  });

  test("is still the one that was sent when the card is found on its photo, and not after a change", () => {
    const sent = withPlayer({ ...EMPTY_DRAFT, photo }, saka);
    if (!isComplete(sent)) throw new Error("the draft is complete");
    const frame = { corners: defaultCorners(5, 7), isFound: true, photo: { width: 5, height: 7 } };
    const found = { ...sent, photo: { ...photo, frame } };
    expect(isStill(sent, found)).toBe(true);
    expect(isStill(found, { ...found, photo: { ...photo, frame: { ...frame } } })).toBe(false);
    expect(isStill(sent, { ...sent, club: "Chelsea" })).toBe(false);
  });

  test("is incomplete if the name is only spaces", () => {
    const draft = withTypedName({ ...withPlayer(EMPTY_DRAFT, saka), photo }, "  ");
    expect(missingFields(draft)).toEqual(["playerName"]);
  });
});
