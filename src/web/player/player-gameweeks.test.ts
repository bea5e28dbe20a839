import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { PlayedGame, PlayerPage } from "#contract/football/player-page.ts";
import { gameweeksOf, PlayerGameweeks } from "./player-gameweeks.tsx";

const player = { name: "Bukayo Saka" } as PlayerPage["player"];

function chartOf(points: number): string {
  const games = [{ round: 3, minutes: 90, points } as PlayedGame];
  return renderToStaticMarkup(createElement(PlayerGameweeks, { player, games }));
}

describe("the chart of a player's gameweeks", () => {
  test("counts one point in the singular", () => {
    expect(chartOf(1)).toContain("Gameweek 3: 1 pt, 90 min<");
    expect(chartOf(2)).toContain("Gameweek 3: 2 pts, 90 min<");
  });
});

const game = (round: number, minutes: number, points: number): PlayedGame => ({
  fixtureId: 1,
  title: "ARS 2–1 CHE",
  kickOff: "2025-09-06T15:00:00Z",
  rules: "",
  lines: [],
  round,
  minutes,
  points,
});

describe("a player's gameweeks", () => {
  test("stay in the order they were played in", () => {
    const games = [game(1, 90, 2), game(7, 0, 0), game(2, 45, -1)];
    expect(gameweeksOf(games)).toEqual([
      { round: 1, minutes: 90, points: 2, share: 1 },
      { round: 7, minutes: 0, points: 0, share: 0 },
      { round: 2, minutes: 45, points: -1, share: 0.5 },
    ]);
  });

  test("add up two matches", () => {
    expect(gameweeksOf([game(3, 90, 6), game(3, 0, 0)])).toEqual([
      { round: 3, minutes: 90, points: 6, share: 0.5 },
    ]);
  });

  test("count at most the whole match, extra time or not", () => {
    expect(gameweeksOf([game(3, 120, 6)])).toMatchObject([{ share: 1 }]);
  });

  test("are empty before the first match", () => {
    expect(gameweeksOf([])).toEqual([]);
  });
});
