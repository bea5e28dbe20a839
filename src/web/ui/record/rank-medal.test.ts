import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { RankMedal } from "./rank-medal.tsx";

describe("the medal of a rank", () => {
  // shows: 2.49
  test.each([
    [1, "medal medal-gold"],
    [2, "medal medal-silver"],
    [3, "medal medal-bronze"],
    [4, "medal"],
  ])("of %i is %s", (rank, look) => {
    expect(renderToStaticMarkup(createElement(RankMedal, { rank }))).toBe(
      `<span class="${look}">${rank}</span>`,
    );
  });
});
