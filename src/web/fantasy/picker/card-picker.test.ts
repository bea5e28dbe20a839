import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { OwnCardView } from "#contract/card/card.ts";
import type { CardHelp } from "#contract/fantasy/help.ts";
import { NOTHING_SELECTED } from "#web/fantasy/squad/selection.ts";
import { CardPicker } from "./card-picker.tsx";

function aCard(id: number, given: Partial<OwnCardView> = {}): OwnCardView {
  return { id, playerName: `Player ${id}`, position: "forward", isApproved: true, ...given } as OwnCardView;
}

function aHelp(cardId: number, unfit: CardHelp["unfit"]): CardHelp {
  return { cardId, unfit, form: null, ownership: null, rounds: [], expected: 3 };
}

interface Given {
  readonly cards: readonly OwnCardView[];
  readonly starters?: readonly number[];
  /** Left out: it failed to load. */
  readonly help?: readonly CardHelp[];
}

function pickerOf({ cards, starters = [], help = [] }: Given): string {
  const board = {
    selection: { ...NOTHING_SELECTED, starters },
    cards: new Map(cards.map((card) => [card.id, card])),
    help: new Map(help.map((one) => [one.cardId, one])),
    forms: null,
    onChange: () => undefined,
    onAsk: () => undefined,
  };
  return renderToStaticMarkup(createElement(CardPicker, { board }));
}

describe("an empty list of cards to pick", () => {
  test("says that the approved cards of the league are all in the squad", () => {
    const picker = pickerOf({ cards: [aCard(1)], starters: [1], help: [aHelp(1, null)] });
    expect(picker).toContain("All your approved cards from this league are in the squad.");
  });

  test("says that no approved card is from the league, which is true of pending cards too", () => {
    const text = "You have no approved cards from this league.";
    expect(pickerOf({ cards: [aCard(1)], help: [aHelp(1, "other_league")] })).toContain(text);
    expect(pickerOf({ cards: [aCard(1, { isApproved: false })] })).toContain(text);
  });
});
