import { describe, expect, test } from "vitest";
import { words } from "#web/language/words.ts";
import { stageOf, statusText } from "./match-status.ts";

describe("the stage of a match", () => {
  // shows: 4.28, 4.29, 4.30
  test.each([
    ["1H", "live"],
    ["2H", "live"],
    ["HT", "live"],
    ["FT", "finished"],
    ["NS", "upcoming"],
    ["TBD", "upcoming"],
    ["PST", "off"],
  ])("with the status %s is %s", (status, stage) => {
    expect(stageOf(status)).toBe(stage);
  });
});

const t = words("ui");

describe("the status text of a match", () => {
  test("is the minute during play", () => {
    expect(statusText("2H", 67, t)).toBe("67′");
  });

  test("is empty before kick-off", () => {
    expect(statusText("NS", null, t)).toBeNull();
  });

  test("says why a match wasn't played", () => {
    expect(statusText("PST", null, t)).toBe("Postponed");
  });
});
