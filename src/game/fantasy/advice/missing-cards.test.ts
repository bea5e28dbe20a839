import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { positions } from "#game/card/position.ts";
import type { Position } from "#game/card/position.ts";
import { bestNine } from "./best-nine.ts";
import { missingCards } from "./missing-cards.ts";

const NONE = { goalkeeper: 0, defender: 0, midfielder: 0, forward: 0 };
const OF_LETTER = { G: "goalkeeper", D: "defender", M: "midfielder", F: "forward" } as const;

/** Cards of different players, one of each club, by the first letters of the positions on each player's cards. */
function cardsOf(players: Iterable<string>) {
  return Array.from(players, (letters, at) =>
    Array.from(letters as Iterable<keyof typeof OF_LETTER>, (letter) => ({
      playerId: at + 1,
      clubId: at + 1,
      position: OF_LETTER[letter],
    })),
  ).flat();
}

function withNewcomers(cards: ReturnType<typeof cardsOf>, newcomers: readonly Position[]) {
  const added = newcomers.map((position, at) => ({ playerId: 1000 + at, clubId: 1000 + at, position }));
  return [...cards, ...added].map((card, cardId) => ({ ...card, cardId, expected: 1 }));
}

describe("what a collection lacks for a squad", () => {
  test("is all nine of an empty one: the five of a formation, and four more", () => {
    expect(missingCards([])).toEqual({
      usable: 0,
      positions: { goalkeeper: 1, defender: 2, midfielder: 1, forward: 1 },
      more: 4,
    });
  });

  test("names the positions that the nearest formation lacks", () => {
    expect(missingCards(cardsOf("DMMFFFFF"))).toEqual({
      usable: 8,
      positions: { ...NONE, goalkeeper: 1 },
      more: 0,
    });
  });

  test("counts a player of two cards once, and no more than three of a club", () => {
    const cards = cardsOf("GDMMF");
    expect(missingCards([...cards, ...cards.slice(0, 1)]).usable).toBe(5);
    expect(missingCards(cardsOf("GDDDMMFFF").map((card) => ({ ...card, clubId: 1 }))).usable).toBe(3);
  });

  test("is no position that a player's other card fills", () => {
    const others = ["D", "D", "D", "D", "M", "M", "F", "F"];
    expect(missingCards(cardsOf([...others, "GD"]))).toEqual({ usable: 9, positions: NONE, more: 0 });
    expect(missingCards(cardsOf([...others, "DG"]))).toEqual({ usable: 9, positions: NONE, more: 0 });
  });

  test("added to it makes a legal nine, and one card less does not", () => {
    const player = fc.string({ unit: fc.constantFrom("G", "D", "M", "F"), minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(fc.array(player, { maxLength: 8 }), (players) => {
        const cards = cardsOf(players);
        const { positions: lack, more } = missingCards(cards);
        const starters = positions.flatMap((position) => Array<Position>(lack[position]).fill(position));
        const needed = [...starters, ...Array<Position>(more).fill("defender")];
        expect(bestNine(withNewcomers(cards, needed))).not.toBeNull();
        expect(bestNine(withNewcomers(cards, needed.slice(1)))).toBeNull();
      }),
    );
  });
});
