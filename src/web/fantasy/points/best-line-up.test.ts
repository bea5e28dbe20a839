import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { SquadScoreView } from "#contract/fantasy/points.ts";
import { BestLineUp } from "./scored-squad.tsx";

function panelOf(best: number, own: number): string {
  const score = {
    best: { formation: "1-2-1", starterIds: [1], captainId: 1, points: best },
    cards: [{ cardId: 1, playerName: "Bukayo Saka" }],
    lineUpPoints: own,
  } as unknown as SquadScoreView;
  return renderToStaticMarkup(createElement(BestLineUp, { score }));
}

describe("the best line-up from a squad", () => {
  test("counts one point in the singular, for either line-up", () => {
    expect(panelOf(7, 1)).toContain("1-2-1 for 7 pts, yours scored 1 pt<");
    expect(panelOf(1, 0)).toContain("1-2-1 for 1 pt, yours scored 0 pts<");
  });
});
