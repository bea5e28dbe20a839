import { describe, expect, test } from "vitest";
import { textsOf } from "#scripts/words/catalogue.ts";
import { keysInHtml } from "#scripts/words/review/drawn-keys.ts";
import { MARK, marked, numberOf } from "#scripts/words/review/marks.ts";
import { reviewPage } from "#scripts/words/review/review-page.ts";
import { filesNaming, readSources } from "#scripts/words/usage.ts";

describe("the marks of drawn texts", () => {
  test.each([0, 1, 2, 2388])("the number %i is read back from a page", (number) => {
    const page = `<p title="${marked("Your cards", number)}">…</p>`;
    const [, digits = ""] = new RegExp(MARK, "u").exec(page) ?? [];
    expect(numberOf(digits)).toBe(number);
  });

  test("a text that the server drew is found whole, and not inside another", () => {
    const texts = textsOf({ landing: { start: "Start & play", card: "Card" } });
    const html = '<a>Start &amp; play</a><p title="Cards">Card of the day</p>';
    expect([...keysInHtml(html, texts)]).toEqual(["landing:start"]);
  });
});

describe("the review file", () => {
  const catalogue = new Map([
    ["en", textsOf({ card: { title: "Your cards", empty: "No <b>cards</b>" } })],
    ["es", textsOf({ card: { title: "Tus cromos", empty: "Sin <b>cromos</b>" } })],
  ] as const);
  const sight = { place: "/collection, manager", picture: "pictures/one.jpg", keys: new Set(["card:title"]) };
  const page = reviewPage({
    catalogue,
    sights: new Map([["es", [sight]]]),
    filesOf: () => ["src/web/card/empty.tsx"],
  });

  test("links a text that was seen to its pictures, with the other languages beside it", () => {
    expect(page).toMatch(
      /card:title<\/td><td>Your cards<\/td><td>Tus cromos<\/td><td>\/collection, manager <a href="pictures\/one.jpg">es</,
    );
  });

  test("says where a text is used that no screen showed", () => {
    expect(page).toContain("No &lt;b>cards&lt;/b>");
    expect(page).toContain("not seen; in src/web/card/empty.tsx");
    expect(page).toContain("1 of 2 texts were seen");
  });

  test("finds the files that use a text of the product", async () => {
    const sources = await readSources(process.cwd());
    expect(filesNaming("football:test.createLeague.opened", sources)).toContain(
      "src/web/football/test-page/football-test-queries.ts",
    );
  });
});
