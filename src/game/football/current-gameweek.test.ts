import { describe, expect, test } from "vitest";
import { currentGameweek, type NumberedFixture } from "./current-gameweek.ts";

/** Fixtures of a gameweek of 2022/23, so many at each kick-off. */
function aGameweek(round: number, played: Readonly<Record<string, number>>): NumberedFixture[] {
  return Object.entries(played).flatMap(([kickOff, count]) =>
    Array.from({ length: count }, () => ({ season: 2022, round, kickOff: Date.parse(kickOff) })),
  );
}

const before = aGameweek(27, { "2023-03-11T15:00:00Z": 10 });
const after = aGameweek(29, { "2023-04-01T14:00:00Z": 10 });

const roundAt = (fixtures: readonly NumberedFixture[], instant: string) =>
  currentGameweek(fixtures, Date.parse(instant))?.round ?? null;

describe("the current gameweek", () => {
  const whole = [
    ...before,
    ...aGameweek(28, { "2023-03-18T15:00:00Z": 6, "2023-03-20T20:00:00Z": 4 }),
    ...after,
  ];

  test.each([
    ["2023-03-11T17:59:00Z", 27],
    ["2023-03-11T18:01:00Z", 28],
    ["2023-03-20T21:00:00Z", 28],
    ["2023-03-20T23:01:00Z", 29],
  ])("is at %s the one that ends next", (instant, round) => {
    expect(roundAt(whole, instant)).toBe(round);
  });

  test("is the one being played, also when three of its ten fixtures were put off to May", () => {
    const put = aGameweek(28, {
      "2023-03-18T15:00:00Z": 6,
      "2023-03-19T14:00:00Z": 1,
      "2023-05-10T19:00:00Z": 3,
    });
    expect(roundAt([...before, ...put, ...after], "2023-03-19T14:30:00Z")).toBe(28);
    expect(roundAt([...before, ...put, ...after], "2023-03-19T17:01:00Z")).toBe(29);
  });

  test("isn't brought back by fixtures that are played weeks later", () => {
    const put = aGameweek(28, { "2023-03-18T15:00:00Z": 7, "2023-03-28T19:00:00Z": 3 });
    expect(roundAt([...before, ...put, ...after], "2023-03-28T19:30:00Z")).toBe(29);
  });

  test("on two weekends stays until the second is over", () => {
    const split = aGameweek(28, { "2023-03-18T15:00:00Z": 5, "2023-03-25T15:00:00Z": 5 });
    expect(roundAt([...before, ...split, ...after], "2023-03-20T12:00:00Z")).toBe(28);
    expect(roundAt([...before, ...split, ...after], "2023-03-25T17:00:00Z")).toBe(28);
  });

  test("is the season's last one once that is over, and none without fixtures", () => {
    expect(roundAt(whole, "2023-07-01T00:00:00Z")).toBe(29);
    expect(roundAt([], "2023-07-01T00:00:00Z")).toBeNull();
  });
});
