import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { positions } from "#game/card/position.ts";
import { playedOverall } from "#game/match/played-overall.ts";
import { bestFive, type EligibleCard } from "./best-five.ts";
import { repeatedPlayer } from "./repeated-player.ts";
import { type FiveASideFormationName, fiveASideFormationNames, slotsOf } from "./formation.ts";

function aCard(id: number, over: Partial<EligibleCard> = {}): EligibleCard {
  return { id, playerName: `Player ${id}`, position: "midfielder", overall: 70, playerId: null, ...over };
}

function idsOf(places: ReadonlyMap<number, EligibleCard>): (number | null)[] {
  return [0, 1, 2, 3, 4].map((at) => places.get(at)?.id ?? null);
}

/** What a match makes of the cards, and the plain sum of overalls. */
function worthOf(formation: string, places: Iterable<readonly [number, EligibleCard]>): [number, number] {
  const slots = slotsOf(formation);
  let worth: [number, number] = [0, 0];
  for (const [at, card] of places) {
    const slot = slots[at]?.label ?? "GK";
    const played = playedOverall({ slot, ...card, cardId: card.id });
    worth = [worth[0] + played, worth[1] + card.overall];
  }
  return worth;
}

/** Every way to fill five slots, one by one: slow, and surely right. */
function bestByTrying(formation: FiveASideFormationName, cards: readonly EligibleCard[]): [number, number] {
  let best: [number, number] = [-1, -1];
  const tryFrom = (places: readonly (readonly [number, EligibleCard])[]): void => {
    if (places.length === 5) {
      const worth = worthOf(formation, places);
      if (worth[0] > best[0] || (worth[0] === best[0] && worth[1] > best[1])) best = worth;
      return;
    }
    for (const card of cards) {
      const placed = places.map(([, other]) => other);
      if (placed.includes(card) || repeatedPlayer([...placed, card]) !== null) continue;
      tryFrom([...places, [places.length, card]]);
    }
  };
  tryFrom([]);
  return best;
}

const someCard = fc.record({
  position: fc.constantFrom(...positions),
  overall: fc.integer({ min: 1, max: 99 }),
  playerId: fc.option(fc.integer({ min: 1, max: 5 })),
});

describe("best five", () => {
  test("each position is natural if its best players are the best", () => {
    const cards = [
      aCard(1, { position: "forward", overall: 80 }),
      aCard(2, { position: "goalkeeper", overall: 75 }),
      aCard(3, { position: "defender", overall: 71 }),
      aCard(4, { position: "defender", overall: 78 }),
      aCard(5, { overall: 79 }),
      aCard(6, { overall: 60 }),
    ];
    const [keeper, ...others] = idsOf(bestFive("2-1-1", cards));
    expect(keeper).toBe(2);
    expect(others.slice(0, 2)).toEqual(expect.arrayContaining([3, 4]));
    expect(others.slice(2)).toEqual([5, 1]);
  });

  test("a star plays out of position where even so nobody is better there", () => {
    const cards = [
      aCard(1, { position: "goalkeeper" }),
      aCard(2, { position: "defender" }),
      aCard(3, { overall: 90 }),
      aCard(4, { overall: 88 }),
      aCard(5, { position: "forward", overall: 75 }),
    ];
    const five = idsOf(bestFive("2-1-1", [...cards, aCard(6, { position: "defender", overall: 75 })]));
    expect(new Set(five.slice(1, 3))).toEqual(new Set([4, 6]));
    expect([five[0], five[3], five[4]]).toEqual([1, 3, 5]);
  });

  test("of two cards of one real player the better one plays, and one only", () => {
    const cards = [1, 2, 3, 4].map((id) => aCard(id, { playerId: id }));
    const twins = [aCard(5, { playerId: 9, overall: 80 }), aCard(6, { playerId: 9, overall: 95 })];
    const ids = idsOf(bestFive("1-2-1", [...cards, ...twins]));
    expect(ids).toContain(6);
    expect(ids).not.toContain(5);
  });

  test("too few players fill the slots where they are worth most", () => {
    const cards = [aCard(1, { position: "forward" }), aCard(2, { playerId: 7 }), aCard(3, { playerId: 7 })];
    expect(idsOf(bestFive("2-1-1", cards))).toEqual([null, null, null, 2, 1]);
    expect(bestFive("2-2", [])).toEqual(new Map());
  });

  test("of equal slots the first is filled, and the five come from the goal forward", () => {
    expect(idsOf(bestFive("1-2-1", [aCard(1)]))).toEqual([null, null, 1, null, null]);
    const cards = [
      aCard(1, { position: "forward", overall: 60 }),
      aCard(2, { overall: 70 }),
      aCard(3, { overall: 65 }),
      aCard(4, { position: "defender", overall: 80 }),
      aCard(5, { position: "goalkeeper", overall: 90 }),
    ];
    expect([...bestFive("1-2-1", cards).keys()]).toEqual([0, 1, 2, 3, 4]);
  });

  test("nobody finds a better five by trying every one", () => {
    const someCards = fc.array(someCard, { minLength: 5, maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...fiveASideFormationNames), someCards, (formation, drawn) => {
        const cards = drawn.map((card, index) => aCard(index + 1, card));
        const places = bestFive(formation, cards);
        fc.pre(places.size === 5);
        expect(repeatedPlayer([...places.values()])).toBeNull();
        expect(worthOf(formation, places)).toEqual(bestByTrying(formation, cards));
      }),
      { numRuns: 60 },
    );
  });

  test("ten thousand cards give the best of each position", () => {
    const cards = Array.from({ length: 10_000 }, (_, index) =>
      aCard(index + 1, {
        position: positions[index % positions.length] ?? "forward",
        overall: 1 + ((index * 37) % 90),
        playerId: index,
      }),
    );
    const stars = ["goalkeeper", "defender", "midfielder", "forward", "forward"] as const;
    const added = stars.map((position, index) =>
      aCard(20_000 + index, { position, overall: 99 - index, playerId: 20_000 + index }),
    );
    const ids = [...bestFive("1-1-2", [...cards, ...added]).values()].map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set([20_000, 20_001, 20_002, 20_003, 20_004]));
  });
});
