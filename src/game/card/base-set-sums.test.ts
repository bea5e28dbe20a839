import { describe, expect, test } from "vitest";
import { attainableSums, hasSum, nearestSum, type Offer, placeOf } from "./base-set-sums.ts";
import { positions } from "./position.ts";
import type { Position } from "./position.ts";

type Counts = Readonly<Record<Position, number>>;

const NONE: Counts = { goalkeeper: 0, defender: 0, midfielder: 0, forward: 0 };
const ONE_KEEPER: Counts = { ...NONE, goalkeeper: 1 };

function keepers(...worths: readonly number[]): Offer[] {
  return worths.map((worth) => ({ position: "goalkeeper", worth }));
}

/** All sums for these missing cards, by trying every card of every club. */
function tried([club, ...others]: readonly (readonly Offer[])[], missing: Counts): Set<number> {
  if (club === undefined) return new Set(positions.every((position) => missing[position] === 0) ? [0] : []);
  const sums = tried(others, missing);
  for (const { position, worth } of club) {
    if (missing[position] === 0) continue;
    const rest = tried(others, { ...missing, [position]: missing[position] - 1 });
    for (const sum of rest) sums.add(sum + worth);
  }
  return sums;
}

/** Every count of missing cards up to a shape. */
function countsUpTo(shape: Counts): Counts[] {
  let counts = [NONE];
  for (const position of positions) {
    counts = counts.flatMap((count) =>
      Array.from({ length: shape[position] + 1 }, (_, many) => ({ ...count, [position]: many })),
    );
  }
  return counts;
}

describe("the sums that clubs can bring", () => {
  const clubs: readonly (readonly Offer[])[] = [
    [
      { position: "defender", worth: 31 },
      { position: "forward", worth: 64 },
      { position: "defender", worth: 31 },
    ],
    [
      { position: "goalkeeper", worth: 32 },
      { position: "midfielder", worth: 7 },
      { position: "defender", worth: 9 },
    ],
    [],
    [
      { position: "defender", worth: 0 },
      { position: "midfielder", worth: 45 },
      { position: "goalkeeper", worth: 1 },
    ],
    [
      { position: "forward", worth: 33 },
      { position: "defender", worth: 5 },
    ],
    [
      { position: "midfielder", worth: 70 },
      { position: "goalkeeper", worth: 13 },
      { position: "defender", worth: 2 },
    ],
  ];
  const shape: Counts = { goalkeeper: 2, defender: 3, midfielder: 1, forward: 2 };

  test("are those that trying every card of every club gives, from any club on and for any cards missing", () => {
    const sums = attainableSums(clubs, shape);
    for (const missing of countsUpTo(shape)) {
      for (let club = 0; club <= clubs.length; club += 1) {
        const all = Array.from({ length: sums.words * 32 }, (_, sum) => sum);
        const found = all.filter((sum) => hasSum(sums, club, placeOf(missing), sum));
        expect(found).toEqual([...tried(clubs.slice(club), missing)].toSorted((a, b) => a - b));
      }
    }
  });

  test("are nothing but 0 for no cards without clubs", () => {
    const sums = attainableSums([], shape);
    expect(hasSum(sums, 0, placeOf(NONE), 0)).toBe(true);
    expect(hasSum(sums, 0, placeOf(ONE_KEEPER), 0)).toBe(false);
  });

  test("have room for the dearest card in every place", () => {
    for (const worth of [31, 32, 63, 64]) {
      const sums = attainableSums([keepers(worth), keepers(worth)], { ...NONE, goalkeeper: 2 });
      expect(hasSum(sums, 0, placeOf({ ...NONE, goalkeeper: 2 }), 2 * worth)).toBe(true);
      expect(hasSum(sums, 1, placeOf(ONE_KEEPER), worth)).toBe(true);
    }
  });

  test("are never negative, nor beyond the room", () => {
    const sums = attainableSums([keepers(0, 31)], ONE_KEEPER);
    expect(sums.words).toBe(1);
    expect(hasSum(sums, 0, placeOf(ONE_KEEPER), -1)).toBe(false);
    expect(hasSum(sums, 0, placeOf(NONE), 32)).toBe(false);
    expect(hasSum(sums, 0, placeOf(NONE), 63)).toBe(false);
  });
});

describe("the nearest sum", () => {
  const nearest = (target: number) =>
    nearestSum(attainableSums([keepers(10, 20, 31)], ONE_KEEPER), ONE_KEEPER, target);

  test("is the target if it can be reached, else the nearer one, and the lower of two", () => {
    expect([10, 14, 15, 16, 20, 26].map(nearest)).toEqual([10, 10, 10, 20, 20, 31]);
  });

  test("is found from any target", () => {
    expect([nearest(-40), nearest(500)]).toEqual([10, 31]);
    const far = attainableSums([keepers(31)], ONE_KEEPER);
    expect(nearestSum(far, ONE_KEEPER, -40)).toBe(31);
  });

  test("is null if the shape can't be filled", () => {
    expect(nearestSum(attainableSums([keepers(10)], ONE_KEEPER), { ...NONE, goalkeeper: 2 }, 10)).toBeNull();
  });
});
