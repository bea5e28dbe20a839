import { describe, expect, test } from "vitest";
import { textsOf } from "#scripts/words/catalogue.ts";
import { compareWithEnglish } from "#scripts/words/compare.ts";
import { findUnsaid, quotedTexts } from "#scripts/words/quoted.ts";
import { FORBIDDEN_TURNS, findTurns } from "#scripts/words/turns.ts";
import { findUnused } from "#scripts/words/usage.ts";

const english = textsOf({
  card: {
    title: "Your cards",
    owned_one: "{{count}} card",
    owned_other: "{{count, number}} cards",
    sent: "<strong>{{name}}</strong> sent it",
  },
});

const spanish = {
  title: "Tus cromos",
  owned_one: "Un cromo",
  owned_many: "{{count, number}} de cromos",
  owned_other: "{{count, number}} cromos",
  sent: "Lo ha enviado <strong>{{name}}</strong>",
};

const faultsOf = (card: Readonly<Record<string, string>>) =>
  compareWithEnglish(english, textsOf({ card }), "es");

describe("the check of a language", () => {
  test("passes texts that say the same with the plurals of their language", () => {
    expect(faultsOf(spanish)).toEqual([]);
  });

  test("finds a text that is missing, a plural that Spanish needs, and one that English doesn't have", () => {
    const { title: _title, owned_many: _many, ...rest } = spanish;
    expect(faultsOf({ ...rest, extra: "De más" }).toSorted()).toEqual([
      "es card:extra: not in English",
      "es card:owned_many: missing",
      "es card:title: missing",
    ]);
  });

  test.each([
    ["another parameter", "Lo ha enviado <strong>{{nombre}}</strong>"],
    ["no parameter", "Lo ha enviado <strong>alguien</strong>"],
    ["another element", "Lo ha enviado <em>{{name}}</em>"],
  ])("finds %s", (_, sent) => {
    expect(faultsOf({ ...spanish, sent })).toEqual([expect.stringContaining("es card:sent: names")]);
  });

  test("finds a text that was left in English", () => {
    expect(faultsOf({ ...spanish, title: "Your cards" })).toEqual([
      'es card:title: still English, "Your cards"',
    ]);
  });
});

describe("the check of the English", () => {
  const examples: Readonly<Record<string, string>> = {
    again: "It begins anew at midnight.",
    "say when, or leave it out": "Your team changed meanwhile.",
    "anyone who": "Whoever joins plays.",
    "two short sentences": "Managers whose team is full",
    who: "The players whom you chose",
    "so, or to": "Save it so that others see it.",
    "automatically, or leave it out": "It starts by itself.",
    your: "A team of one's own",
    "there isn't one": "There is none is what it said.",
    "like this, or the thing's name": "There is no such team.",
    is: "It stands in no team.",
    "we keep": "The photo is kept.",
    "continues, or is still open": "Play goes on.",
    "say what to do": "Nothing waits",
    "uploaded, removed": "You put in this photo.",
    "doesn't need to": "They need not be there.",
    yet: "It can't be deleted for now.",
    "your Saka card": "The card of Saka",
    gameweek: "The next round",
    "another manager's": "Somebody else's team",
    "can't": "This cannot be undone.",
  };

  test.each(FORBIDDEN_TURNS.map(({ turn, instead }) => [String(turn), instead, turn] as const))(
    "finds %s",
    (_, instead, turn) => {
      const text =
        instead === "is"
          ? ["It stands in a team.", "It lies there."].find((one) => turn.test(one))
          : examples[instead];
      const found = findTurns(new Map([["card:planted", text ?? ""]]), new Set());
      expect(found).toContainEqual({ key: "card:planted", text, instead });
    },
  );

  test("leaves the specification's texts to the letter, and parameters alone", () => {
    const texts = new Map([
      ["card:quoted", "This cannot be undone."],
      ["card:clean", "You played it in gameweek {{round}}."],
    ]);
    expect(findTurns(texts, new Set(["This cannot be undone."]))).toEqual([]);
  });

  test("finds a text of the specification that is missing", () => {
    const quotes = quotedTexts("It says 'No Team Selected' or 'Mapped {count} cards'.");
    const texts = new Map([["card:mapped", "Mapped {{count, number}} cards"]]);
    expect(findUnsaid(texts, quotes)).toContain("No Team Selected");
    expect(findUnsaid(texts, quotes)).not.toContain("Mapped {count} cards");
  });

  test("finds a text that nothing uses", async () => {
    const texts = new Map([
      ["app:language", "Language"],
      ["app:titles.home", "Home"],
      ["app:planted.nowhere", "Nowhere"],
    ]);
    expect(await findUnused(texts, process.cwd())).toEqual(["app:planted.nowhere"]);
  });
});
