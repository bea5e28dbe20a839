import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { positions } from "#game/card/position.ts";
import { bestNine } from "./best-nine.ts";
import { BENCH_WEIGHT } from "./club-options.ts";
import type { Candidate } from "./club-options.ts";

const shapes = new Set(["DDFGM", "DFGMM", "DFFGM", "DDGMM"]);

function shapeKey(cards: readonly Candidate[]): string {
  return cards
    .map(({ position }) => position.charAt(0).toUpperCase())
    .sort()
    .join("");
}

function isLegal(nine: readonly Candidate[]): boolean {
  const clubs = new Map<number, number>();
  for (const { clubId } of nine) clubs.set(clubId, (clubs.get(clubId) ?? 0) + 1);
  return new Set(nine.map(({ playerId }) => playerId)).size === 9 && Math.max(...clubs.values()) <= 3;
}

function worth(starters: readonly Candidate[], bench: readonly Candidate[]): number {
  const leaders = starters.filter(({ position }) => position !== "goalkeeper");
  const captain = Math.max(...leaders.map(({ expected }) => expected));
  const sum = (cards: readonly Candidate[]) => cards.reduce((total, { expected }) => total + expected, 0);
  return sum(starters) + captain + BENCH_WEIGHT * sum(bench);
}

/** Calls back with every choice of so many cards and the cards that are left. */
function eachChoice(
  cards: readonly Candidate[],
  count: number,
  use: (chosen: readonly Candidate[], left: readonly Candidate[]) => void,
): void {
  const walk = (at: number, chosen: readonly Candidate[], left: readonly Candidate[]): void => {
    const card = cards[at];
    if (chosen.length === count) use(chosen, [...left, ...cards.slice(at)]);
    else if (card !== undefined) {
      walk(at + 1, [...chosen, card], left);
      walk(at + 1, chosen, [...left, card]);
    }
  };
  walk(0, [], []);
}

/** The worth of the best nine by trying them all: with one goalkeeper on the bench if there is such a nine. */
function bestByTrying(cards: readonly Candidate[]): number | null {
  const best = { intended: Number.NEGATIVE_INFINITY, other: Number.NEGATIVE_INFINITY };
  eachChoice(cards, 5, (starters, left) => {
    if (!shapes.has(shapeKey(starters))) return;
    eachChoice(left, 4, (bench) => {
      if (!isLegal([...starters, ...bench])) return;
      const keepers = bench.filter(({ position }) => position === "goalkeeper").length;
      const kind = keepers === 1 ? "intended" : "other";
      best[kind] = Math.max(best[kind], worth(starters, bench));
    });
  });
  const found = best.intended > Number.NEGATIVE_INFINITY ? best.intended : best.other;
  return found === Number.NEGATIVE_INFINITY ? null : found;
}

function pick(cards: readonly Candidate[], ids: readonly number[]): Candidate[] {
  return ids.flatMap((id) => cards.find(({ cardId }) => cardId === id) ?? []);
}

const letterOf = new Map(positions.map((position) => [position.charAt(0).toUpperCase(), position]));

function positionOf(letter: string): Candidate["position"] {
  return letterOf.get(letter) ?? "midfielder";
}

/** By rank, and of equals those of whom more is expected first. */
function inOrder(cards: readonly Candidate[], rankOf: (card: Candidate) => number): Candidate[] {
  return cards.toSorted((a, b) => rankOf(a) - rankOf(b) || b.expected - a.expected);
}

/** Few players and clubs, so that both limits bind, and a player's cards may differ in position. */
const aCollection = fc
  .tuple(
    fc.array(fc.record({ player: fc.nat({ max: 19 }), expected: fc.integer({ min: -2, max: 12 }) }), {
      minLength: 12,
      maxLength: 12,
    }),
    fc.integer({ min: 3, max: 7 }),
    fc.constantFrom("GGDDDMMMFFDM", "GDDDMMMFFFDM", "GGGDDDMMFFGD"),
  )
  .map(([cards, clubs, letters]) =>
    cards.map(({ player, expected }, at) => ({
      cardId: at,
      playerId: player + 1,
      position: positionOf(letters.charAt(at)),
      clubId: (player % clubs) + 1,
      expected,
    })),
  );

/** Nine players of nine clubs who make a legal squad. */
const nine: Candidate[] = Array.from("GDDMFGDMF").map((letter, at) => ({
  cardId: at + 1,
  playerId: at + 101,
  position: positionOf(letter),
  clubId: at + 1,
  expected: 9 - at,
}));

describe("the best nine", () => {
  test("it is legal, and none that can be tried is worth more", () => {
    let found = 0;
    fc.assert(
      fc.property(aCollection, (cards) => {
        const result = bestNine(cards);
        const tried = bestByTrying(cards);
        expect(result === null).toBe(tried === null);
        if (result === null) return;
        found += 1;
        const starters = pick(cards, result.starterIds);
        const bench = pick(cards, result.benchIds);
        expect([starters.length, bench.length]).toEqual([5, 4]);
        expect(shapes.has(shapeKey(starters))).toBe(true);
        expect(isLegal([...starters, ...bench])).toBe(true);
        expect(worth(starters, bench)).toBeCloseTo(tried ?? 0, 9);
        expect(starters).toEqual(inOrder(starters, ({ position }) => positions.indexOf(position)));
        expect(bench).toEqual(inOrder(bench, ({ position }) => Number(position === "goalkeeper")));
      }),
      { numRuns: 150 },
    );
    expect(found).toBeGreaterThan(40);
  });

  test("starters go from the goal forward, the bench from the best outfield card to the goalkeeper", () => {
    expect(bestNine(nine)).toEqual({
      formation: "2-1-1",
      starterIds: [1, 2, 3, 4, 5],
      benchIds: [7, 8, 9, 6],
      captainId: 2,
      viceCaptainId: 3,
      expected: 9 + 8 + 7 + 6 + 5 + 8,
    });
  });

  test("of equals those furthest forward are captain and vice-captain", () => {
    const equals = bestNine(nine.map((card) => ({ ...card, expected: 3 })));
    const leaders = pick(nine, [equals?.captainId ?? 0, equals?.viceCaptainId ?? 0]);
    expect(leaders.map(({ position }) => position)).toEqual(["forward", "forward"]);
  });

  test("is the same in whatever order the cards are given", () => {
    expect(bestNine(nine.toReversed())).toEqual(bestNine(nine));
  });

  test("of two cards of a player that are worth the same the first is chosen", () => {
    const copies = nine.map((card) => ({ ...card, cardId: card.cardId + 50 }));
    expect(bestNine([...nine, ...copies])?.starterIds).toEqual([1, 2, 3, 4, 5]);
  });

  test("of players of two clubs who are worth the same the first is chosen", () => {
    const equal = nine.slice(1, 2).map((card) => ({ ...card, cardId: 50, playerId: 150, clubId: 50 }));
    const cards = nine.map((card) => (card.cardId === 3 ? { ...card, expected: 0 } : card));
    expect(bestNine([...cards.filter(({ cardId }) => cardId !== 7), ...equal])?.starterIds).toContain(50);
    const bench = nine.slice(8).map((card) => ({ ...card, cardId: 50, playerId: 150, clubId: 50 }));
    expect(bestNine([...nine, ...bench])?.benchIds).toEqual([7, 8, 9, 6]);
  });

  test("if nothing is expected of anybody, it's in the first formation that has one", () => {
    const idle = nine.map((card) => ({ ...card, expected: 0 }));
    expect(bestNine(idle)?.formation).toBe("2-1-1");
  });

  test("of many cards of one club and position it has the best", () => {
    const defenders = [1, 2, 3, 4, 20, 21].map((expected, at) => ({
      cardId: at + 50,
      playerId: at + 150,
      position: "defender" as const,
      clubId: 50,
      expected,
    }));
    expect(bestNine([...nine, ...defenders])?.starterIds).toEqual([1, 55, 54, 4, 5]);
  });

  test("a collection without a legal nine has none", () => {
    expect(bestNine([])).toBeNull();
    expect(bestNine(nine.slice(1, 6))).toBeNull();
    expect(bestNine(nine.map((card) => ({ ...card, clubId: 1 })))).toBeNull();
    expect(bestNine(nine.filter(({ position }) => position !== "goalkeeper"))).toBeNull();
  });

  test("a single goalkeeper starts, with nobody behind", () => {
    const others = nine.map((card) => ({
      ...card,
      position: card.cardId === 6 ? ("forward" as const) : card.position,
    }));
    const benchIds = bestNine(others)?.benchIds ?? [];
    expect(pick(others, benchIds).map(({ position }) => position)).not.toContain("goalkeeper");
  });

  test("ten thousand cards are searched in well under a second", () => {
    const cards = Array.from({ length: 10_000 }, (_, at) => ({
      cardId: at,
      playerId: (at * 7919) % 3000,
      position: positions[((at * 7919) % 3000) % 4] ?? "midfielder",
      clubId: ((at * 7919) % 3000) % 20,
      expected: (at * 31) % 97,
    }));
    const started = performance.now();
    const result = bestNine(cards);
    expect(performance.now() - started).toBeLessThan(2000);
    expect(isLegal(pick(cards, [...(result?.starterIds ?? []), ...(result?.benchIds ?? [])]))).toBe(true);
  });
});
