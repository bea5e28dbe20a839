import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { utcInstant } from "./utc-instant.ts";

const KICK_OFF = Date.UTC(2026, 7, 22, 14);

describe("a provider's time, on a server in another zone,", () => {
  const zone = process.env["TZ"];
  beforeAll(() => {
    process.env["TZ"] = "America/New_York";
  });
  afterAll(() => {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  });

  test.each([
    ["with a Z", "2026-08-22T14:00:00Z"],
    ["with an offset", "2026-08-22T16:00:00+02:00"],
    ["without a zone", "2026-08-22T14:00:00"],
    ["without a zone, to the minute", "2026-08-22T14:00"],
    ["without a zone, to the microsecond", "2026-08-22T14:00:00.000000"],
    ["without a zone, after a space", "2026-08-22 14:00:00"],
  ])("is in UTC %s", (_, text) => {
    expect(utcInstant(text)).toBe(KICK_OFF);
  });

  test("without the time is the day's first instant in UTC", () => {
    expect(utcInstant("2026-08-22")).toBe(Date.UTC(2026, 7, 22));
  });

  test("that isn't one is no number", () => {
    expect(utcInstant("soon")).toBeNaN();
    expect(utcInstant("")).toBeNaN();
  });
});
