import { describe, expect, test } from "vitest";
import {
  isAwarded,
  isCalledOff,
  isFinished,
  isInPlay,
  notStartedStatuses,
  voidStatuses,
} from "./fixture-status.ts";

describe("the status of a fixture", () => {
  test.each(["1H", "HT", "2H", "ET", "BT", "P", "SUSP", "INT", "LIVE"])("%s is in play", (status) => {
    expect([isInPlay(status), isFinished(status), isCalledOff(status)]).toEqual([true, false, false]);
  });

  test.each(["FT", "AET", "PEN", "AWD", "WO"])("%s is finished", (status) => {
    expect([isInPlay(status), isFinished(status), isCalledOff(status)]).toEqual([false, true, false]);
    expect(isAwarded(status)).toBe(status === "AWD" || status === "WO");
  });

  test.each(["PST", "CANC", "ABD"])("%s is called off", (status) => {
    expect([isInPlay(status), isFinished(status), isCalledOff(status)]).toEqual([false, false, true]);
  });

  test.each(["NS", "TBD"])("%s is none of these: it has not begun", (status) => {
    expect(notStartedStatuses).toContain(status);
    expect([isInPlay(status), isFinished(status), isCalledOff(status)]).toEqual([false, false, false]);
  });

  test.each(["AWD", "WO", "CANC"])("%s voids what was done in the match", (status) => {
    expect(voidStatuses).toContain(status);
  });

  test.each(["FT", "AET", "PEN", "PST", "ABD"])("%s does not void what was done", (status) => {
    expect(voidStatuses).not.toContain(status);
  });
});
