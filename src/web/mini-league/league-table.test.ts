import { describe, expect, test } from "vitest";
import { memberNote } from "./league-table.tsx";

const unplaced = { position: null, decidedBy: null, points: 0 } as const;

describe("the line below a member's name", () => {
  test("says who isn't in the tournament", () => {
    expect(memberNote({ ...unplaced, isEntered: false })).toBe("Not in the tournament");
  });

  test("says who has entered and is in no table yet", () => {
    expect(memberNote({ ...unplaced, isEntered: true })).toBe("Not ranked yet");
  });

  test("is empty where points decided", () => {
    expect(memberNote({ position: 1, isEntered: true, decidedBy: "points", points: 9 })).toBeNull();
  });
});
