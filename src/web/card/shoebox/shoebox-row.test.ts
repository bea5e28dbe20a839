import { describe, expect, test } from "vitest";
import { defaultCorners } from "#game/card/face/corners.ts";
import {
  doubtsOf,
  filesToAdd,
  isOutdated,
  newRow,
  type ShoeboxRow,
  stateOf,
  withFields,
  withoutReading,
  withReading,
} from "./shoebox-row.ts";

const CODE = "AB12CD";
const file = new File(["x"], "IMG_1.jpg", { type: "image/jpeg" });
const fresh = newRow({ id: "a", userId: "u", place: 1 }, file);
const photo = { width: 500, height: 700 };
const framed: ShoeboxRow = {
  ...fresh,
  frame: { corners: defaultCorners(500, 700), isFound: true, photo },
};

function player(id: number, name: string) {
  return {
    id,
    name,
    club: "Arsenal",
    photo: null,
    clubCode: null,
    clubColours: null,
    leagueName: "Premier League",
    position: "midfielder",
  } as const;
}
const saka = { player: player(7, "Bukayo Saka"), likeness: 1 };

describe("a photo of the shoebox", () => {
  test("is being read until its name is known", () => {
    expect(stateOf(fresh, undefined)).toBe("reading");
    expect(stateOf({ ...framed, isRead: true }, undefined)).toBe("look");
  });

  test("is ready once name, corners and code were found", () => {
    const row = withReading(framed, { players: [saka], isCodeSeen: true }, CODE);
    expect(row.fields).toMatchObject({ playerName: "Bukayo Saka", position: "midfielder", club: "Arsenal" });
    expect(stateOf(row, undefined)).toBe("ready");
  });

  test.each([
    ["no name was read", { players: [], isCodeSeen: true }, ["name"]],
    ["the name was read badly", { players: [{ ...saka, likeness: 0.7 }], isCodeSeen: true }, ["name"]],
    [
      "two players fit as well",
      { players: [saka, { player: player(8, "Bukayo Sako"), likeness: 0.98 }], isCodeSeen: true },
      ["name"],
    ],
    ["the code wasn't seen", { players: [saka], isCodeSeen: false }, ["code"]],
  ])("needs a look if %s", (_, reading, doubts) => {
    const row = withReading(framed, reading, CODE);
    expect(doubtsOf(row)).toEqual(doubts);
    expect(stateOf(row, undefined)).toBe("look");
  });

  test("needs a look if no card was found on it", () => {
    const row = withReading(fresh, { players: [saka], isCodeSeen: true }, CODE);
    expect(doubtsOf(row)).toEqual(["corners"]);
  });

  test("keeps what the user typed while it was being read", () => {
    const typed = withFields(framed, { ...framed.fields, playerName: "Saka" });
    expect(withReading(typed, { players: [saka], isCodeSeen: true }, CODE).fields.playerName).toBe("Saka");
  });

  test("is read and looked at again if the code has changed before it was sent", () => {
    const confirmed = {
      ...withReading(framed, { players: [saka], isCodeSeen: true }, CODE),
      isConfirmed: true,
    };
    expect(isOutdated(confirmed, CODE)).toBe(false);
    expect(isOutdated(confirmed, "EF34GH")).toBe(true);
    expect(isOutdated({ ...confirmed, isTried: true }, "EF34GH")).toBe(false);
    const again = withReading(withoutReading(confirmed), { players: [saka], isCodeSeen: false }, "EF34GH");
    expect([stateOf(again, undefined), doubtsOf(again)]).toEqual(["look", ["code"]]);
    expect(isOutdated(again, "EF34GH")).toBe(false);
  });

  test("waits once confirmed, and shows why it failed", () => {
    const confirmed = { ...framed, isConfirmed: true };
    expect(stateOf(confirmed, undefined)).toBe("waiting");
    expect(stateOf(confirmed, { name: "sending", share: 0.5 })).toBe("sending");
    expect(stateOf({ ...confirmed, problem: "No." }, undefined)).toBe("failed");
    expect(stateOf(confirmed, { name: "sent" })).toBe("sent");
  });
});

describe("files that are added", () => {
  const other = new File(["y"], "IMG_2.jpg", { type: "image/jpeg" });

  test("aren't added twice while they're in the shoebox", () => {
    expect(filesToAdd([file, other], [fresh], new Map())).toEqual([other]);
    expect(filesToAdd([file], [fresh], new Map([["a", { name: "sending", share: 1 }]]))).toEqual([]);
  });

  test("are added again once they're sent: an admin may have rejected the card", () => {
    expect(filesToAdd([file], [fresh], new Map([["a", { name: "sent" }]]))).toEqual([file]);
    const again = { ...fresh, id: "b" };
    expect(filesToAdd([file], [fresh, again], new Map([["a", { name: "sent" }]]))).toEqual([]);
  });
});
