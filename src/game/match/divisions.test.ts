import { describe, expect, test } from "vitest";
import { divisions, standingOf } from "./divisions.ts";
import { STARTING_POINTS } from "./elo.ts";

describe("the divisions", () => {
  test("rise without a gap from no points at all", () => {
    const starts = divisions.map(({ fromPoints }) => fromPoints);
    expect(starts[0]).toBe(0);
    expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b));
  });

  test("are seven, each with a code of its own", () => {
    expect(divisions).toHaveLength(7);
    expect(new Set(divisions.map(({ code }) => code)).size).toBe(7);
    for (const { code } of divisions) expect(code).toMatch(/^[a-z]+$/);
  });
});

describe("a manager's standing", () => {
  test("begins on the Park Pitch, provisional", () => {
    expect(standingOf(STARTING_POINTS, 0)).toMatchObject({
      division: { code: "park" },
      next: { division: { code: "cage" }, pointsMissing: 50 },
      isProvisional: true,
    });
  });

  test("changes division on the very point", () => {
    expect(standingOf(1049, 30).division.code).toBe("park");
    expect(standingOf(1050, 30).division.code).toBe("cage");
    expect(standingOf(1049, 30).next?.pointsMissing).toBe(1);
    expect(standingOf(1050, 30).next).toMatchObject({ division: { code: "hall" }, pointsMissing: 100 });
  });

  test("has nothing above it at the top, and something below it nowhere", () => {
    expect(standingOf(3000, 30)).toMatchObject({ division: { code: "stadium" }, next: null });
    expect(standingOf(1399, 30).next).toMatchObject({ division: { code: "stadium" }, pointsMissing: 1 });
    expect(standingOf(1400, 30)).toMatchObject({ division: { code: "stadium" }, next: null });
    expect(standingOf(0, 30).division.code).toBe("alley");
  });

  test("is provisional until the tenth ranked match", () => {
    expect(standingOf(1000, 9).isProvisional).toBe(true);
    expect(standingOf(1000, 10).isProvisional).toBe(false);
  });
});
