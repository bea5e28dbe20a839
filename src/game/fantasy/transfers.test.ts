import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BANK_LIMIT, EXTRA_TRANSFER_COST, nextBank, tallyTransfers } from "./transfers.ts";
import type { TransferFacts } from "./transfers.ts";

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const locked = nine.map((playerId) => ({ playerId, isGone: false }));

/** The nine with so many players exchanged for new ones. */
function exchanged(count: number): number[] {
  return nine.map((playerId, at) => (at < count ? playerId + 100 : playerId));
}

function tally(given: Partial<TransferFacts>) {
  return tallyTransfers({ locked, playerIds: nine, bank: 1, isWildcardRound: false, ...given });
}

describe("transfers", () => {
  test.each([
    [0, 1, 0, 0, 1],
    [1, 1, 0, 0, 0],
    [2, 1, 1, 2, 0],
    [3, 1, 2, 4, 0],
    [9, 1, 8, 16, 0],
    [3, 5, 0, 0, 2],
    [5, 5, 0, 0, 0],
    [6, 5, 1, 2, 0],
    [1, 0, 1, 2, 0],
  ])("%i with %i in the bank: %i paid, −%i points, %i left", (count, bank, ...[paid, cost, bankAfter]) => {
    const result = tally({ playerIds: exchanged(count), bank });
    expect(result).toMatchObject({
      transfers: count,
      counted: count,
      paid,
      cost,
      bankBefore: bank,
      bankAfter,
    });
  });

  test("the players who come in and go out are named", () => {
    const { playersIn, playersOut } = tally({ playerIds: exchanged(2) });
    expect([playersIn, playersOut]).toEqual([
      [101, 102],
      [1, 2],
    ]);
  });

  test("a different order is no transfer", () => {
    expect(tally({ playerIds: nine.toReversed() })).toMatchObject({ transfers: 0, cost: 0, bankAfter: 1 });
  });

  test("a first squad is free", () => {
    expect(tally({ locked: null, bank: 0, playerIds: exchanged(9) })).toMatchObject({
      transfers: 0,
      playersIn: [],
      playersOut: [],
      cost: 0,
      bankBefore: 0,
      bankAfter: 0,
    });
  });

  test("a wildcard round costs nothing and keeps the bank", () => {
    expect(tally({ playerIds: exchanged(9), bank: 3, isWildcardRound: true })).toMatchObject({
      transfers: 9,
      counted: 0,
      paid: 0,
      cost: 0,
      bankAfter: 3,
    });
  });

  test("replacing departed players is free", () => {
    const someGone = locked.map(({ playerId }) => ({ playerId, isGone: playerId <= 2 }));
    expect(tally({ locked: someGone, playerIds: exchanged(2) })).toMatchObject({
      transfers: 2,
      forced: 2,
      counted: 0,
      bankAfter: 1,
    });
    expect(tally({ locked: someGone, playerIds: exchanged(4) })).toMatchObject({
      transfers: 4,
      forced: 2,
      counted: 2,
      paid: 1,
      cost: 2,
      bankAfter: 0,
    });
  });

  test("a departed player who isn't replaced yet gives no free transfer for another", () => {
    const lastGone = locked.map(({ playerId }) => ({ playerId, isGone: playerId === 9 }));
    expect(tally({ locked: lastGone, playerIds: exchanged(1) })).toMatchObject({ forced: 0, counted: 1 });
  });

  test("what is paid, free and forced adds up, and the bank never grows by transfers", () => {
    const facts = fc.record({
      locked: fc
        .constant(locked)
        .chain((players) =>
          fc
            .array(fc.boolean(), { minLength: 9, maxLength: 9 })
            .map((gone) => players.map(({ playerId }, at) => ({ playerId, isGone: gone[at] ?? false }))),
        ),
      playerIds: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 9, maxLength: 9 }),
      bank: fc.nat({ max: BANK_LIMIT }),
      isWildcardRound: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (given) => {
        const result = tallyTransfers(given);
        const arrivals = given.playerIds.filter((playerId) => playerId > 9).length;
        expect(result.transfers).toBe(arrivals);
        expect(result.playersOut).toHaveLength(arrivals);
        expect(result.counted).toBe(given.isWildcardRound ? 0 : arrivals - result.forced);
        expect(result.cost).toBe(EXTRA_TRANSFER_COST * Math.max(0, result.counted - given.bank));
        expect(result.bankAfter).toBe(Math.max(0, given.bank - result.counted));
      }),
    );
  });
});

describe("the bank", () => {
  test.each([
    [0, 1],
    [1, 2],
    [4, 5],
    [5, 5],
  ])("%i left becomes %i in the next round", (left, next) => {
    expect(nextBank(left)).toBe(next);
  });
});
