import { describe, expect, test } from "vitest";
import type { MatchEvent } from "#game/match/match-event.ts";
import type { Fate } from "./fate.ts";
import { countSides } from "./statistics.ts";

const at = { minute: 5, second: 10 };

function fateOf(homeMinutes: number): Fate {
  const minutes = Array.from({ length: 40 }, (_, index) => ({
    onBall: index < homeMinutes ? ("home" as const) : ("away" as const),
    attempts: [],
    booking: null,
  }));
  return { minutes, score: { home: 0, away: 0 } };
}

function chance(side: "home" | "away", expectedGoals: number): MatchEvent {
  return { ...at, kind: "chance", side, player: 4, assist: null, move: "solo", expectedGoals };
}

describe("a side's record", () => {
  test("shares the ball: four fifths of a minute to the side on it", () => {
    const possession = (minutes: number) => {
      const { home, away } = countSides(fateOf(minutes), []);
      return [home.possession, away.possession];
    };
    expect([40, 20, 0].map(possession)).toEqual([
      [80, 20],
      [50, 50],
      [20, 80],
    ]);
    expect(possession(21)).toEqual([52, 48]);
  });

  test("counts shots, goals and saves on the right side", () => {
    const score = { home: 1, away: 0 };
    const events: MatchEvent[] = [
      chance("home", 0.25),
      { ...at, kind: "goal", side: "home", player: 4, assist: null, move: "solo", score },
      chance("home", 0.1),
      { ...at, kind: "save", side: "away", player: 0, shooter: 4 },
      chance("home", 0.2),
      { ...at, kind: "miss", side: "home", player: 4, manner: "wide" },
      chance("away", 0.07),
      { ...at, kind: "save", side: "home", player: 0, shooter: 3 },
      chance("away", 0.07),
      { ...at, kind: "save", side: "home", player: 0, shooter: 3 },
    ];
    expect(countSides(fateOf(20), events)).toMatchObject({
      home: { shots: 3, shotsOnTarget: 2, saves: 2, expectedGoals: 0.55 },
      away: { shots: 2, shotsOnTarget: 2, saves: 1, expectedGoals: 0.14 },
    });
  });

  test("counts cards", () => {
    const events: MatchEvent[] = [
      { ...at, kind: "yellowCard", side: "home", player: 1 },
      { ...at, kind: "yellowCard", side: "home", player: 2 },
      { ...at, kind: "redCard", side: "away", player: 1, secondYellow: false },
      { ...at, kind: "kickOff", side: "home" },
    ];
    expect(countSides(fateOf(20), events)).toMatchObject({
      home: { yellowCards: 2, redCards: 0, shots: 0 },
      away: { yellowCards: 0, redCards: 1, shots: 0 },
    });
  });
});
