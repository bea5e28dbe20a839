import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { PlayedGame, PlayerPage } from "#contract/football/player-page.ts";
import { PlayerGameweeks } from "./player-gameweeks.tsx";

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
