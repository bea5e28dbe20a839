import { describe, expect, test } from "vitest";
import { words } from "#web/language/words.ts";
import { decisionText } from "./decision-text.ts";

const t = words("admin");
const cards = ["Saka", "Rice", "Raya"].map((playerName, at) => ({ id: at + 1, playerName }));

describe("what a decision did", () => {
  test("has the name of one card", () => {
    expect(decisionText(t, cards.slice(0, 1), { approved: true, waiting: 0 })).toBe("Approved Saka");
    expect(decisionText(t, cards.slice(0, 1), { approved: false, waiting: 0 })).toBe("Rejected Saka");
    expect(decisionText(t, cards.slice(0, 1), { approved: true, waiting: 1 })).toBe(
      "Approved Saka, one more admin to go",
    );
  });

  test("counts several", () => {
    expect(decisionText(t, cards, { approved: true, waiting: 0 })).toBe("Approved 3 cards");
    expect(decisionText(t, cards, { approved: false, waiting: 0 })).toBe("Rejected 3 cards");
  });

  test("tells cards that need another admin from those that are approved", () => {
    expect(decisionText(t, cards, { approved: true, waiting: 3 })).toBe(
      "Approved 3 cards, one more admin to go",
    );
    expect(decisionText(t, cards, { approved: true, waiting: 2 })).toBe(
      "1 approved, 2 waiting for another admin",
    );
  });
});
