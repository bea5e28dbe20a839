import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rarities } from "#game/card/rarity.ts";
import { drawCardFront } from "./draw-card-front.ts";
import type { CardFront } from "./front-texts.ts";
import { STOCK } from "./stock.ts";
import { WINDOWS } from "./window.ts";

const CARD: CardFront = {
  playerName: "Bukayo Saka",
  position: "midfielder",
  club: "Arsenal",
  clubColours: { primary: "#e2001a", secondary: "#ffffff" },
  overall: 91,
  rarity: "legendary",
};
const TEXTS = { position: "MID", display: "Display", text: "Text" };
const FACE = "data:image/webp;base64,AAAA";

describe("the drawing of a card's front", () => {
  test.each([null, FACE])("has the overall, position, family name, club and rarity (face: %s)", (face) => {
    const svg = drawCardFront(CARD, { face, texts: TEXTS });
    for (const text of ["91", "MID", "Saka", "Arsenal", "★★★★"]) expect(svg).toContain(`>${text}</text>`);
  });

  test("has the printed face and nothing over it", () => {
    const svg = drawCardFront({ ...CARD, rarity: "rare" }, { face: FACE, texts: null });
    expect(svg.slice(svg.indexOf("<image"))).toMatch(
      /^<image [^>]*href="data:image\/webp;base64,AAAA"\/><\/g><\/svg>$/u,
    );
  });

  test("keeps a name that looks like markup as text", () => {
    const svg = drawCardFront({ ...CARD, playerName: `A <script>&"` }, { face: null, texts: TEXTS });
    expect(svg).not.toContain("<script>");
    expect(svg).toContain("&#60;script&#62;&#38;&#34;</text>");
  });

  test("goes on beyond the card's edge for the printer", () => {
    expect(drawCardFront(CARD, { face: null, bleed: 5, texts: null })).toContain('viewBox="-5 -5 110 150"');
  });

  test.each(rarities)("has the window and the stock of a %s card on the page", (rarity) => {
    const css = readFileSync("src/web/styles/card.css", "utf8");
    const [, rule = ""] = new RegExp(`\\.card-${rarity} \\{([^}]*)\\}`, "u").exec(css) ?? [];
    const [, points = ""] = /polygon\(([^)]*)\)/u.exec(rule) ?? [];
    const read = points.split(",").flatMap((pair) =>
      pair.trim() === ""
        ? []
        : [
            pair
              .trim()
              .split(/\s+/u)
              .map((value) => Number.parseFloat(value)),
          ],
    );
    expect(read).toEqual(WINDOWS[rarity]);
    expect(rule).toContain(`--stock: ${STOCK[rarity].stock};`);
    expect(rule).toContain(`--edge: ${STOCK[rarity].edge};`);
  });
});
