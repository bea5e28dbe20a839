import { describe, expect, test } from "vitest";
import { isSamePlace } from "./card-lock.ts";

describe("two places that lock cards", () => {
  const may = { kind: "tournament", name: "May 2026" } as const;
  const round = { kind: "gameweek", league: "premier-league", gameweek: 7 } as const;

  test("are the same tournament by its name", () => {
    expect(isSamePlace(may, { ...may })).toBe(true);
    expect(isSamePlace(may, { ...may, name: "June 2026" })).toBe(false);
  });

  test("are the same gameweek by league and number", () => {
    expect(isSamePlace(round, { ...round })).toBe(true);
    expect(isSamePlace(round, { ...round, gameweek: 8 })).toBe(false);
    expect(isSamePlace(round, { ...round, league: "la-liga" })).toBe(false);
  });

  test("are never a tournament and a gameweek", () => {
    expect(isSamePlace(may, round)).toBe(false);
    expect(isSamePlace(round, may)).toBe(false);
  });
});
