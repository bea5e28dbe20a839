import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { RecentForm } from "./offered-card.tsx";

describe("the latest matches of a player on offer", () => {
  test("count one minute and one point in the singular", () => {
    const recent = [{ round: 3, opponent: "Arsenal", isHome: true, minutes: 1, points: 1 }];
    const form = renderToStaticMarkup(createElement(RecentForm, { recent }));
    expect(form).toContain("Gameweek 3, Arsenal: 1 minute, 1 point<");
    expect(form).toContain("Last match: 1 min, 1 pt<");
  });
});
