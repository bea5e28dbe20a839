import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aMonthPerformance, aPickCode } from "#tests/support/a-month.ts";
import type { EntryColumns } from "./entry-keys.ts";
import { type Reckoned, rescoreEntries } from "./rescore-entries.ts";
import { type MonthPerformance, settleEntries } from "./settle-entries.ts";

const performances = fc.array(aMonthPerformance, { maxLength: 20 });
/** Made at ten instants, so that some share theirs, or each at one of its own. */
const entries: fc.Arbitrary<EntryColumns> = fc
  .array(fc.tuple(fc.nat(9), fc.array(aPickCode, { minLength: 5, maxLength: 5 })), { maxLength: 40 })
  .chain((made) => fc.boolean().map((isShared) => ({ made, isShared })))
  .map(({ made, isShared }) => {
    const inOrder = made.toSorted(([one], [other]) => one - other);
    return {
      enteredAt: Float64Array.from(inOrder, ([instant], at) => (isShared ? instant : instant + at / 100)),
      pickCodes: Int32Array.from(inOrder.flatMap(([, picks]) => picks)),
    };
  });
/** A performance that comes in the place of another, is new where there is none at that place, or is taken away. */
const someNews = fc.array(fc.record({ at: fc.nat(20), tells: fc.option(aMonthPerformance) }), {
  maxLength: 4,
});

function afterNews(
  known: readonly MonthPerformance[],
  news: typeof someNews extends fc.Arbitrary<infer Value> ? Value : never,
): MonthPerformance[] {
  return news.reduce<MonthPerformance[]>(
    (told, { at, tells }) => told.toSpliced(at, 1, ...(tells === null ? [] : [tells])),
    [...known],
  );
}

describe("a table that is rescored", () => {
  test("is the one that settling afresh gives, however much has come before", () => {
    fc.assert(
      fc.property(entries, performances, fc.array(someNews, { maxLength: 6 }), (of, first, all) => {
        let last: Reckoned = { table: settleEntries(of, first), performances: first };
        for (const news of all) {
          const told = afterNews(last.performances, news);
          last = { table: rescoreEntries(of, last, told), performances: told };
          expect(last.table).toEqual(settleEntries(of, told));
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("takes in entries that were made after all others", () => {
    fc.assert(
      fc.property(entries, fc.nat(40), performances, performances, (of, some, told, news) => {
        const known = { enteredAt: of.enteredAt.slice(0, some), pickCodes: of.pickCodes.slice(0, 5 * some) };
        const before = { table: settleEntries(known, told), performances: told };
        expect(rescoreEntries(of, before, news)).toEqual(settleEntries(of, news));
      }),
      { numRuns: 1000 },
    );
  });

  test("is the first one again once a correction has been taken back", () => {
    fc.assert(
      fc.property(entries, performances, performances, (of, told, corrected) => {
        const before = { table: settleEntries(of, told), performances: told };
        const after = { table: rescoreEntries(of, before, corrected), performances: corrected };
        expect(rescoreEntries(of, after, told)).toEqual(before.table);
      }),
    );
  });

  test("leaves the earlier table as it was, for a settlement that comes to nothing", () => {
    fc.assert(
      fc.property(entries, performances, performances, (of, told, news) => {
        const before = { table: settleEntries(of, told), performances: told };
        rescoreEntries(of, before, news);
        expect(before.table).toEqual(settleEntries(of, told));
      }),
    );
  });
});
