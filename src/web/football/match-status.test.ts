import { describe, expect, test } from "vitest";
import { words } from "#web/language/words.ts";
import { stageOf, statusText, tickedMinute } from "./match-status.ts";

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

describe("the minute of a match, some minutes after the server told it", () => {
  test.each([
    ["continues", { short: "1H", elapsed: 12 }, 1, 13],
    ["continues in the second half", { short: "2H", elapsed: 61 }, 2, 63],
    ["stays in stoppage time of the first half", { short: "1H", elapsed: 45 }, 1, 45],
    ["stays in stoppage time of the second half", { short: "2H", elapsed: 89 }, 2, 90],
    ["stays at half time", { short: "HT", elapsed: 45 }, 2, 45],
    ["stays in extra time, whose length isn't known", { short: "ET", elapsed: 97 }, 2, 97],
    ["stops if no news arrives", { short: "1H", elapsed: 12 }, 9, 14],
    ["isn't made up", { short: "1H", elapsed: null }, 1, null],
  ])("%s", (_, told, minutes, shown) => {
    expect(tickedMinute(told, minutes)).toBe(shown);
  });
});
