import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { positions } from "#game/card/position.ts";
import type { Position } from "#game/card/position.ts";
import { shapeOf, squadShapes } from "./squad.ts";
import { decideSubstitutions } from "./substitute.ts";
import type { Appearance } from "./substitute.ts";

const letters: Readonly<Record<string, Position>> = {
  G: "goalkeeper",
  D: "defender",
  M: "midfielder",
  F: "forward",
};

/** Cards from letters, numbered from `first`: a capital played, a small letter did not. */
function cards(text: string, first: number): Appearance[] {
  return Array.from(text).map((letter, at) => ({
    cardId: first + at,
    position: letters[letter.toUpperCase()] ?? "midfielder",
    hasPlayed: letter === letter.toUpperCase(),
    isOver: true,
  }));
}

describe("substitutions", () => {
  test.each<[string, string, string, string]>([
    ["nobody gives way where all played", "GDDMF", "GDMF", ""],
    ["an absent goalkeeper gives way to the goalkeeper", "gDDMF", "DMFG", "1>9"],
    ["a goalkeeper who did not play does not come on", "gDDMF", "gDMF", ""],
    ["an absent goalkeeper gives way to no one else", "gDDMF", "DDMF", ""],
    ["of two goalkeepers the first who played comes on", "gDDMF", "gGGM", "1>7"],
    ["a goalkeeper comes on for no one else", "GdDMF", "Gdmf", ""],
    ["the first of the bench who played comes on", "GdDMF", "gdDM", "2>8"],
    ["the first of the bench who keeps a formation comes on", "GDDMf", "DgMF", "5>8"],
    ["another position comes on where a formation is kept", "GdDMF", "gFDM", "2>7"],
    ["the last defender gives way only to a defender", "GdMMF", "FMDg", "2>8"],
    ["the next absence is filled in the line-up as it stands by then", "GdDmF", "gMDF", "2>7 4>8"],
    ["an absence that would break the formation is passed over", "GDDmf", "gFMD", "5>7 4>8"],
    ["an absent goalkeeper is replaced first", "gdDMF", "DMFG", "1>9 2>6"],
    ["nobody comes on twice", "gddmf", "Gdmf", "1>6"],
    ["the whole bench comes on where it can", "gddmf", "GDMF", "1>6 2>7 3>8 4>9"],
  ])("%s: %s with %s", (_, starters, bench, expected) => {
    const made = decideSubstitutions(cards(starters, 1), cards(bench, 6));
    expect(made.map(({ offCardId, onCardId }) => `${offCardId}>${onCardId}`).join(" ")).toBe(expected);
  });

  test("a player with a fixture to come is not replaced", () => {
    const starters = cards("GdDMF", 1).map((card) => ({ ...card, isOver: false }));
    expect(decideSubstitutions(starters, cards("GDMF", 6))).toEqual([]);
  });

  const appearance = (position: Position) =>
    fc.record({
      cardId: fc.constant(0),
      position: fc.constant(position),
      hasPlayed: fc.boolean(),
      isOver: fc.constant(true),
    });
  const starting = fc
    .constantFrom(...squadShapes)
    .chain(({ counts }) =>
      fc.tuple(
        ...positions.flatMap((position) =>
          Array.from({ length: counts[position] }, () => appearance(position)),
        ),
      ),
    )
    .chain((five) => fc.shuffledSubarray(five, { minLength: 5 }));
  const benched = fc.array(fc.constantFrom(...positions).chain(appearance), {
    minLength: 4,
    maxLength: 4,
  });

  test("the line-up stays legal, only absent players leave, only players who played come on, and none is forgotten", () => {
    fc.assert(
      fc.property(starting, benched, (five, four) => {
        const starters = five.map((card, at) => ({ ...card, cardId: at + 1 }));
        const bench = four.map((card, at) => ({ ...card, cardId: at + 6 }));
        const made = decideSubstitutions(starters, bench);
        const onFor = new Map(made.map(({ offCardId, onCardId }) => [offCardId, onCardId]));
        const all = new Map([...starters, ...bench].map((card) => [card.cardId, card]));
        const after = starters.map((card) => all.get(onFor.get(card.cardId) ?? card.cardId) ?? card);
        expect(shapeOf(after.map(({ position }) => position))).not.toBeNull();
        expect(new Set(made.map(({ onCardId }) => onCardId)).size).toBe(made.length);
        expect(onFor.size).toBe(made.length);
        expect(made.every(({ offCardId }) => all.get(offCardId)?.hasPlayed === false)).toBe(true);
        expect(made.every(({ onCardId }) => all.get(onCardId)?.hasPlayed === true)).toBe(true);
        // Players left on the bench could not have come on for anyone in the final line-up.
        const last = bench.findLast(({ hasPlayed, position }) => hasPlayed && position !== "goalkeeper");
        const isLeft = last !== undefined && !made.some(({ onCardId }) => onCardId === last.cardId);
        const couldCome = after.some(
          (starter, at) =>
            isLeft &&
            !starter.hasPlayed &&
            starter.position !== "goalkeeper" &&
            shapeOf(after.with(at, last).map(({ position }) => position)) !== null,
        );
        expect(couldCome).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
