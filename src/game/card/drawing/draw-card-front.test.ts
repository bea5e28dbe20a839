import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rarities } from "#game/card/rarity.ts";
import { CARD_BOX, drawCardFront, PRINTED } from "./draw-card-front.ts";
import { FIGURE_BOX, figureOf } from "./figure.ts";
import type { CardFront } from "./front-texts.ts";
import { SCENE_BOX, sceneOf } from "./scene.ts";
import { shieldOf } from "./club-badge.ts";
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

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The elements around it, the outermost first. */
  readonly around: readonly Element[];
}

const TAG = /<(\/?)(\w+)((?: [\w:-]+="[^"<]*")*)(\/?)>/gu;

/** The elements of a document, in order; an error if it isn't well-formed. */
function elementsOf(svg: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  for (const [, end, name = "", given = "", empty] of svg.matchAll(TAG)) {
    if (end === "/") {
      if (open.pop()?.name !== name) throw new Error(`</${name}> ends nothing`);
      continue;
    }
    const pairs = [...given.matchAll(/ ([\w:-]+)="([^"]*)"/gu)].map(([, key, value]) => [key, value]);
    const element = { name, attributes: Object.fromEntries(pairs), around: [...open] };
    elements.push(element);
    if (empty === "") open.push(element);
  }
  const rest = svg.replaceAll(/<text [^>]*>[^<]+<\/text>/gu, "").replaceAll(TAG, "");
  if (open.length > 0 || rest !== "") throw new Error(`not well-formed: ${rest}`);
  return elements;
}

/** Left, top, width and height. */
function placeOf({ attributes: { x, y, width, height } }: Element): number[] {
  return [x, y, width, height].map(Number);
}

function drawn(
  card: Partial<CardFront> = {},
  options: Partial<Parameters<typeof drawCardFront>[1]> = {},
): Element[] {
  return elementsOf(drawCardFront({ ...CARD, ...card }, { face: null, texts: TEXTS, ...options }));
}

/** The fills of what is painted, without definitions, in order. */
function fillsOf(elements: readonly Element[]): (string | undefined)[] {
  const painted = elements.filter(
    ({ around }) => !around.some(({ name }) => name === "defs" || name === "clipPath"),
  );
  return painted.filter(({ name }) => name === "rect").map(({ attributes }) => attributes["fill"]);
}

describe.each(rarities)("the document of a %s card's front", (rarity) => {
  test.each([
    { face: null },
    { face: FACE },
    { face: null, bleed: 5 },
    { face: FACE, bleed: 5 },
    { face: null, texts: null },
  ])("is well-formed, and defines what it refers to: %o", (options) => {
    const elements = drawn({ rarity }, options);
    const ids = elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));
    const used = elements.flatMap(({ attributes }) =>
      Object.values(attributes).flatMap((value) => /^url\(#(\w+)\)$/u.exec(value)?.[1] ?? []),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    // Nothing is painted with nothing.
    for (const { attributes } of elements) expect(Object.values(attributes)).not.toContain("");
  });

  test("has its stock with light, grain and foil on it, and two lines along its edge", () => {
    const { stock, edge } = STOCK[rarity];
    const hasGrain = rarity !== "common";
    const hasFoil = rarity === "epic" || rarity === "legendary";
    const elements = drawn({ rarity });
    const sheet = [
      stock,
      "url(#stock)",
      ...(hasGrain ? ["url(#grain)"] : []),
      ...(hasFoil ? ["url(#foil)"] : []),
    ];
    const picture = ["url(#lamp)", "url(#night)", ...(hasFoil ? ["url(#foil)"] : [])];
    expect(fillsOf(elements)).toEqual([...sheet, "none", "none", ...picture]);
    const lines = elements.filter(({ name, attributes: { fill } }) => name === "rect" && fill === "none");
    expect(lines.map(({ attributes: { stroke } }) => stroke)).toEqual([edge, "#fff"]);
    expect(
      elements
        .filter(({ attributes: { fill } }) => fill === "url(#foil)")
        .map(({ attributes: { opacity } }) => opacity),
    ).toEqual(hasFoil ? ["0.3", "0.35"] : []);
    expect(fillsOf(drawn({ rarity }, { bleed: 3 }))).toEqual([...sheet, ...picture]);
    expect(fillsOf(drawn({ rarity }, { face: FACE }))).toEqual([...sheet, "none", "none", "#06120c"]);
  });

  test("has a window as wide and as high as the picture", () => {
    const points =
      drawn({ rarity })
        .find(({ name }) => name === "polygon")
        ?.attributes["points"]?.split(" ")
        .map(Number) ?? [];
    const [xs, ys] = [points.filter((_, at) => at % 2 === 0), points.filter((_, at) => at % 2 === 1)];
    expect(points.length).toBe(2 * WINDOWS[rarity].length);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([3.4, 96.6].map((x) => expect.closeTo(x, 9)));
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([3.4, 102].map((y) => expect.closeTo(y, 9)));
    const [[x, y] = [0, 0]] = WINDOWS[rarity];
    expect([xs[0], ys[0]]).toEqual(
      [3.4 + 0.932 * x, 3.4 + 0.986 * y].map((value) => expect.closeTo(value, 9)),
    );
  });
});

describe("the drawing of a card's front", () => {
  test("is 1,000 pixels wide and 1,400 high, with round corners", () => {
    expect(CARD_BOX).toEqual({ width: 100, height: 140 });
    const [svg, , clip, corner] = drawn();
    expect(svg?.attributes).toEqual({
      xmlns: "http://www.w3.org/2000/svg",
      width: "1000",
      height: "1400",
      viewBox: "0 0 100 140",
    });
    expect([clip?.attributes["id"], corner?.attributes]).toEqual([
      "card",
      { width: "100", height: "140", rx: "6.5" },
    ]);
    const group = drawn().find(({ name }) => name === "g");
    expect(group?.attributes).toEqual({ "clip-path": "url(#card)" });
  });

  test("with bleed is larger on all sides, and isn't cut", () => {
    const elements = drawn({}, { bleed: 5 });
    expect(elements[0]?.attributes).toMatchObject({
      width: "1100",
      height: "1500",
      viewBox: "-5 -5 110 150",
    });
    expect(elements.find(({ name }) => name === "g")?.attributes).toEqual({});
    const sheets = elements.filter(({ attributes: { x } }) => x === "-5");
    expect(sheets.map(placeOf)).toEqual(sheets.map(() => [-5, -5, 110, 150]));
    expect(sheets.length).toBe(4);
  });

  test("has the scene over all of its picture, and the figure on the lower rim, a tenth from the left", () => {
    const elements = drawn();
    const [scene, figure, badge] = elements.flatMap(({ attributes: { transform = "" } }) => {
      const [, x, y, scale] = /^translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)$/u.exec(transform) ?? [];
      return x === undefined ? [] : [{ x: Number(x), y: Number(y), scale: Number(scale) }];
    });
    expect(badge).toEqual({ x: 76, y: 7.4, scale: expect.closeTo(17 / 48, 9) });
    expect(scene).toEqual({ x: 3.4, y: 3.4, scale: expect.closeTo(93.2 / SCENE_BOX.width, 9) });
    expect(SCENE_BOX.height * (scene?.scale ?? 0)).toBeGreaterThan(98.6);
    expect(figure?.scale).toBeCloseTo((0.96 * 93.2) / FIGURE_BOX.width, 9);
    expect(figure?.x).toBeCloseTo(3.4 + 9.32, 9);
    expect((figure?.y ?? 0) + (figure?.scale ?? 0) * FIGURE_BOX.height).toBeCloseTo(3.4 + 1.02 * 98.6, 9);
  });

  test("has scene, figure and badge in the club's colours, from back to front", () => {
    const colours = { primary: "#e2001a", secondary: "#ffffff" };
    const { shield, field } = shieldOf("Arsenal");
    const paths = drawn({}, { texts: null })
      .filter(
        ({ name, around }) =>
          name === "path" && around.some(({ attributes: { transform } }) => transform !== undefined),
      )
      .filter(({ around }) => around.at(-1)?.name !== "clipPath")
      .map(({ attributes: { d, fill, opacity } }) => ({ d, fill, opacity }));
    const shapes = [...sceneOf("legendary", colours), ...figureOf({ ...CARD, colours })];
    expect(paths).toEqual([
      ...shapes.map(({ d, fill, opacity = 1 }) => ({ d, fill, opacity: String(opacity) })),
      { d: shield, fill: "#e2001a" },
      { d: field, fill: "#ffffff" },
      { d: shield, fill: "none" },
    ]);
    const clipped = drawn().filter(
      ({ name, attributes }) => name === "path" && attributes["clip-path"] !== undefined,
    );
    expect(clipped.map(({ attributes }) => attributes["clip-path"])).toEqual(["url(#shirt)", "url(#shield)"]);
  });

  test("has a printed face whole in its frame", () => {
    const elements = drawn({}, { face: FACE });
    const places = elements.filter(({ attributes: { x } }) => x === "9").map(placeOf);
    expect(places).toEqual([1, 2, 3].map(() => [9, 21.6, 82, 114.8]));
    expect(elements.filter(({ name }) => name === "text").map(({ attributes: { x } }) => x)).toEqual([
      "16.5",
      "16.5",
      "26",
      "26",
      "91",
    ]);
    expect(PRINTED).toEqual({ x: 9, y: 21.6, width: 82, height: 114.8 });
    expect(
      elements.filter(({ name }) => name === "image").map(({ attributes }) => attributes["clip-path"]),
    ).toEqual(["url(#face)"]);
  });

  test("sets a line smaller that's longer than its room", () => {
    const sizeOf = (playerName: string) =>
      new RegExp(`font-size="([\\d.]+)"[^>]*>${playerName}<`, "u").exec(
        drawCardFront({ ...CARD, playerName }, { face: null, texts: TEXTS }),
      )?.[1];
    // 88 wide and 16.5 high; a letter is 0.4 of its height wide: 13 of them fit.
    expect([sizeOf("Calvert-Lewis"), sizeOf("Calvert-Lewins")]).toEqual(["16.50", "15.71"]);
    // A club's name has wider letters and a lower line: 0.56 of 6.4, so 24 of them fit.
    const clubSize = (club: string) =>
      new RegExp(`font-size="([\\d.]+)"[^>]*>${club}<`, "u").exec(
        drawCardFront({ ...CARD, club }, { face: null, texts: TEXTS }),
      )?.[1];
    expect([clubSize("Wolverhampton Wanderers F"), clubSize("Wolverhampton Wanderers")]).toEqual([
      "6.29",
      "6.40",
    ]);
  });

  test("sets names in the display face and the club in that for text", () => {
    const svg = drawCardFront(CARD, { face: null, texts: { ...TEXTS, display: `"Bold" & 'Co'` } });
    const family = (text: string) => new RegExp(`font-family="([^"]*)"[^>]*>${text}<`, "u").exec(svg)?.[1];
    expect([family("Saka"), family("Arsenal")]).toEqual(["&#34;Bold&#34; &#38; &#39;Co&#39;", "Text"]);
    expect(svg).toMatch(
      /<text x="6" y="125"[^>]*font-weight="900" text-anchor="start" fill="#14160f">Saka</u,
    );
  });

  test("has no text without a place for it", () => {
    expect(drawn({}, { texts: null }).filter(({ name }) => name === "text")).toEqual([]);
    expect(drawn({}, { face: FACE, texts: null }).filter(({ name }) => name === "text")).toEqual([]);
  });

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

  test("continues beyond the card's edge for the printer", () => {
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
