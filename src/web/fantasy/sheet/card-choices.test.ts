import { describe, expect, test } from "vitest";
import type { OwnCardView } from "#contract/card/card.ts";
import type { CardHelp } from "#contract/fantasy/help.ts";
import { NOTHING_SELECTED, type Selection } from "#web/fantasy/squad/selection.ts";
import { cardChoices } from "./card-choices.ts";
import type { CardQuestion } from "./question.ts";

const OF_LETTER = { G: "goalkeeper", D: "defender", M: "midfielder", F: "forward" } as const;

/** Cards 1 to 9 are selected; the others are outside the squad, and the last one plays in another league. */
const LETTERS = "GDDMFGDMFDMFGF";
const OTHER_LEAGUE = LETTERS.length;

const cards = new Map(
  Array.from(LETTERS as Iterable<keyof typeof OF_LETTER>, (letter, at): [number, OwnCardView] => [
    at + 1,
    {
      id: at + 1,
      playerName: `Player ${at + 1}`,
      position: OF_LETTER[letter],
      club: "Club",
      imageUrl: null,
      overall: 74,
      rarity: "common",
      isApproved: true,
      createdAt: "2026-11-01T00:00:00.000Z",
      verificationCode: null,
      playerId: at + 101,
      isSpecial: false,
      clubCode: null,
      clubColours: null,
      user: { id: "u", name: "Robin", email: "" },
      status: "approved",
      rejectionReason: null,
      origin: "base",
      photo: null,
      lockedUntil: null,
    },
  ]),
);

const help = new Map(
  [...cards.keys()].map((cardId): [number, CardHelp] => [
    cardId,
    {
      cardId,
      unfit: cardId === OTHER_LEAGUE ? "other_league" : null,
      form: null,
      ownership: null,
      rounds: [],
      expected: cardId,
    },
  ]),
);

const nine: Selection = {
  ...NOTHING_SELECTED,
  starters: [1, 2, 3, 4, 5],
  bench: [6, 7, 8, 9],
  captainId: 5,
  viceCaptainId: 4,
};

function idsFor(question: CardQuestion, selection: Selection = nine): number[] {
  return cardChoices(question, { selection, cards, help }).map(({ card }) => card.id);
}

describe("the cards to choose from", () => {
  test("replace a starter only if the five still fit a formation, best first", () => {
    expect(idsFor({ kind: "replace", cardId: 1 })).toEqual([13]);
    expect(idsFor({ kind: "replace", cardId: 3 })).toEqual([12, 11, 10]);
  });

  test("replace a benched card whatever their position", () => {
    expect(idsFor({ kind: "replace", cardId: 9 })).toEqual([13, 12, 11, 10]);
  });

  test("are of players who aren't in the squad yet", () => {
    const twin = new Map([...cards, [12, { ...cards.get(12), playerId: 109 } as OwnCardView]]);
    const found = cardChoices({ kind: "replace", cardId: 4 }, { selection: nine, cards: twin, help });
    expect(found.map(({ card }) => card.id)).toEqual([11]);
    const own = cardChoices({ kind: "replace", cardId: 9 }, { selection: nine, cards: twin, help });
    expect(own.map(({ card }) => card.id)).toEqual([13, 12, 11, 10]);
  });

  test("swap places between the five and the bench", () => {
    expect(idsFor({ kind: "exchange", cardId: 1 })).toEqual([6]);
    expect(idsFor({ kind: "exchange", cardId: 6 })).toEqual([1]);
    const [swap] = cardChoices({ kind: "exchange", cardId: 6 }, { selection: nine, cards, help });
    expect(swap?.result).toMatchObject({ starters: [6, 2, 3, 4, 5], bench: [1, 7, 8, 9] });
  });

  test("make room for a card from outside the squad", () => {
    expect(idsFor({ kind: "bringIn", cardId: 13 })).toEqual([9, 8, 7, 6, 1]);
  });

  test("fill an empty place of a position, also from the bench", () => {
    const four = { ...nine, starters: [1, 2, 3, 4] };
    expect(idsFor({ kind: "fill", place: "starters", position: "forward" }, four)).toEqual([12, 9, 5]);
    const three = { ...nine, bench: [6, 7, 8] };
    expect(idsFor({ kind: "fill", place: "bench", position: null }, three)).toEqual([13, 12, 11, 10, 9]);
  });
});
