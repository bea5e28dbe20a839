import { describe, expect, test } from "vitest";
import type { CardFormView } from "#contract/card/card-form.ts";
import type { CardView } from "#contract/card/card.ts";
import { words } from "#web/language/words.ts";
import { chooseFive } from "./choose-five.ts";

const t = words("team");

const positions = ["goalkeeper", "defender", "midfielder", "forward"] as const;

/** Eight cards, two of each position: Ada 0 to Ada 7 with overalls 70 to 77. */
const cards = Array.from(
  { length: 8 },
  (_, at) =>
    ({
      id: at,
      playerId: 100 + at,
      playerName: `Ada Player${at}`,
      position: positions[at % 4],
      overall: 70 + at,
    }) as CardView,
);

/** Expected points fall as overall rises: 8 for card 0 down to 1 for card 7, times the month's fixtures. */
function formOf(cardId: number, fixturesInMonth = 2): CardFormView {
  const expected = 8 - cardId;
  return {
    cardId,
    recent: [],
    next: null,
    fixturesInMonth,
    expected,
    expectedInMonth: expected * fixturesInMonth,
  };
}

const idsIn = ({ lineUp }: { lineUp: ReadonlyMap<number, CardView> }) =>
  [...lineUp.values()].map(({ id }) => id).toSorted((a, b) => a - b);

describe("the best five", () => {
  test("for points are those with the most expected points this month, in any position", () => {
    const five = chooseFive("points", { formation: "2-1-1", cards, forms: (id) => formOf(id) });
    expect(five.formation).toBe("2-1-1");
    expect(idsIn(five)).toEqual([0, 1, 2, 3, 4]);
    expect(five.reason?.(t)).toBe("Player4 over Player5: 8.0 expected points this month, against 6.0.");
  });

  test("for points go by gameweek if the month has no fixtures left, and say when two are level", () => {
    const level = (id: number) => ({ ...formOf(id, 0), expected: 4 });
    const five = chooseFive("points", { formation: "2-1-1", cards, forms: (id) => formOf(id, 0) });
    expect(five.reason?.(t)).toBe("Player4 over Player5: 4.0 expected points a gameweek, against 3.0.");
    const same = chooseFive("points", { formation: "2-1-1", cards, forms: level });
    expect(same.reason?.(t)).toMatch(
      /^Player3 and Player2 were level: 4\.0 expected points each a gameweek\.$/,
    );
  });

  test("for points leave out cards without form if there are others", () => {
    const forms = (id: number) => (id < 2 ? null : formOf(id));
    expect(idsIn(chooseFive("points", { formation: "2-2", cards, forms }))).toEqual([2, 3, 4, 5, 6]);
  });

  test("for matches are those who play best in the formation, and name the closest call", () => {
    const five = chooseFive("matches", { formation: "2-1-1", cards, forms: () => undefined });
    expect(idsIn(five)).toEqual([1, 4, 5, 6, 7]);
    expect(five.reason?.(t)).toMatch(
      /^Player\d over Player\d at [A-Z]+( left| right)?: 7\d in matches, against \d\d\.$/,
    );
  });

  test("give the full names of two players with one family name", () => {
    const silvas = cards.map((card) =>
      card.id === 4 || card.id === 5
        ? { ...card, playerName: `${card.id === 4 ? "Gabriel" : "Bernardo"} Silva` }
        : card,
    );
    const five = chooseFive("points", { formation: "2-1-1", cards: silvas, forms: (id) => formOf(id) });
    expect(five.reason?.(t)).toMatch(/^Gabriel Silva over Bernardo Silva: /u);
  });

  test("come with a formation if none is chosen", () => {
    for (const aim of ["points", "matches"] as const) {
      const five = chooseFive(aim, { formation: "", cards, forms: (id) => formOf(id) });
      expect(five.formation).not.toBe("");
      expect(five.lineUp.size).toBe(5);
    }
  });

  test("have no reason if no card is left out", () => {
    const all = { formation: "2-1-1", cards: cards.slice(0, 5), forms: formOf };
    expect(chooseFive("points", all).reason).toBeNull();
    expect(chooseFive("matches", all).reason).toBeNull();
  });
});
