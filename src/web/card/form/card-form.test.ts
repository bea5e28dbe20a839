import { describe, expect, test } from "vitest";
import type { CardFormView } from "#contract/card/card-form.ts";
import { words } from "#web/language/words.ts";
import { cardFormText } from "./card-form.tsx";

const t = words("card");

const played = (round: number, minutes: number, points: number) => ({
  round,
  opponent: "Reds",
  isHome: round % 2 === 0,
  minutes,
  points,
});

const form: CardFormView = {
  cardId: 1,
  recent: [played(1, 90, 6), played(2, 0, 0), played(3, 1, 1), played(4, 45, -1), played(5, 90, 2)],
  next: {
    opponent: "Blues",
    opponentCode: "BLU",
    isHome: false,
    kickOff: "2026-11-28T15:00:00.000Z",
    difficulty: 4,
  },
  fixturesInMonth: 1,
  expected: 3,
  expectedInMonth: 3,
};

describe("the form of a card in words", () => {
  test("lists the last five matches and the next one with its difficulty", () => {
    const text = cardFormText(t, form);
    expect(text).toMatch(
      /^Last five: 90 minutes 6 points, did not play, 1 minute 1 point, 45 minutes -1 points?,? and 90 minutes 2 points\. /,
    );
    expect(text).toMatch(/Next: Blues away, .+, difficulty 4 of 5\.$/);
  });

  test("lists fewer matches early in a season, and says if none is planned", () => {
    const early = cardFormText(t, { ...form, recent: form.recent.slice(0, 2), next: null });
    expect(early).toBe("This season so far: 90 minutes 6 points and did not play. No next match yet.");
    expect(cardFormText(t, { ...form, recent: [] })).toMatch(
      /^No matches this season yet\. Next: Blues away/,
    );
  });

  test("says that a card without a player has none", () => {
    expect(cardFormText(t, null)).toBe("No form: this card isn't linked to a league player.");
  });
});
