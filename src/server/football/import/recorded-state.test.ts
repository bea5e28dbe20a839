import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FixtureEvent } from "#server/football/table.ts";
import { recordedStateAt } from "./recorded-state.ts";

const KICK_OFF = Date.parse("2025-09-13T14:00:00Z");
const MINUTE_MS = 60_000;

function aGoal(minute: number, side: "home" | "away" = "home"): FixtureEvent {
  return { minute, kind: "goal", side, playerName: "Somebody", otherName: null };
}

describe("the state of a recorded fixture", () => {
  const order = ["NS", "1H", "HT", "2H", "FT"];

  test("only ever goes forward, and so do minute and goals", () => {
    const minute = fc.integer({ min: -60, max: 240 });
    const events = fc.array(
      fc.record({ minute: fc.integer({ min: 1, max: 90 }), side: fc.constantFrom("home", "away") }),
    );
    fc.assert(
      fc.property(minute, minute, events, (one, other, goals) => {
        const all = goals.map(({ minute: at, side }) => aGoal(at, side as "home"));
        const homeGoals = all.filter(({ side }) => side === "home").length;
        const result = { kickOff: KICK_OFF, homeGoals, awayGoals: all.length - homeGoals, events: all };
        const [early, late] = [one, other]
          .toSorted((a, b) => a - b)
          .map((at) => recordedStateAt(result, KICK_OFF + at * MINUTE_MS));
        expect(order.indexOf(late?.status ?? "")).toBeGreaterThanOrEqual(
          order.indexOf(early?.status ?? "none"),
        );
        expect(late?.elapsed ?? 0).toBeGreaterThanOrEqual(early?.elapsed ?? 0);
        expect(late?.homeGoals ?? 0).toBeGreaterThanOrEqual(early?.homeGoals ?? 0);
        expect(late?.awayGoals ?? 0).toBeGreaterThanOrEqual(early?.awayGoals ?? 0);
      }),
    );
  });

  test("has no goals in play where the events do not add up to the result", () => {
    const result = { kickOff: KICK_OFF, homeGoals: 2, awayGoals: 0, events: [aGoal(3)] };
    expect(recordedStateAt(result, KICK_OFF + 10 * MINUTE_MS)).toEqual({
      status: "1H",
      elapsed: 11,
      homeGoals: null,
      awayGoals: null,
    });
  });

  test("without events doesn't give away in play that there will be no goals", () => {
    const result = { kickOff: KICK_OFF, homeGoals: 0, awayGoals: 0, events: [] };
    expect(recordedStateAt(result, KICK_OFF)).toMatchObject({
      status: "1H",
      homeGoals: null,
      awayGoals: null,
    });
  });

  test("with events shows no goals as long as there are none", () => {
    const result = { kickOff: KICK_OFF, homeGoals: 1, awayGoals: 0, events: [aGoal(88)] };
    expect(recordedStateAt(result, KICK_OFF)).toMatchObject({ status: "1H", homeGoals: 0, awayGoals: 0 });
  });
});
