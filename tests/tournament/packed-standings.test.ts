import fc from "fast-check";
import { afterAll, beforeAll, expect, describe, test } from "vitest";
import { groupByKey } from "#game/tournament/key-groups.ts";
import { jointEntries, rankStandings, standingOfKey } from "#game/tournament/standing.ts";
import { toStandingRuns } from "#game/tournament/standing-runs.ts";
import { writeStandings } from "#server/tournament/settlement/write-standings.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

/** Figures at the ends of their ranges too, where all of a key's bits are one or none. */
const aKey = fc.oneof(
  fc.constantFrom(0, 1, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1),
  fc.nat(2 ** 32 - 1),
  fc.nat(3),
);
const someEntries = fc.array(fc.record({ key: aKey, enteredAt: fc.nat(40) }), {
  minLength: 1,
  maxLength: 200,
});
/** Every tenth id is one of the table's, over several blocks. */
const idOf = (entry: number): number => 10 * entry + 1995;

interface Line {
  readonly id: number;
  readonly place: number;
  readonly position: number;
  readonly figures: readonly number[];
}

async function linesBy(sql: string, settlementId: number, ids: readonly number[]): Promise<Line[]> {
  const { rows } = await app.pool.query<Line>(
    `select entry_id as id, place, position, array[points, best_card, goals_and_assists, cards] as figures
       from (${sql}) s, (select $1::int as settlement, $2::int[] as ids) wanted order by place`,
    [settlementId, [...ids]],
  );
  return rows;
}

describe("a table that has been packed", () => {
  let settlementId = 1_000_000;

  test("is read as it was written, as a whole, by place and by entry", async () => {
    await fc.assert(
      fc.asyncProperty(someEntries, async (entries) => {
        settlementId += 1;
        const enteredAt = Float64Array.from(entries, (entry) => entry.enteredAt).sort();
        const entryKeys = Uint32Array.from(entries, ({ key }) => key);
        const entryIds = Int32Array.from(entries.keys(), idOf);
        const groups = groupByKey(entryKeys);
        const isJoint = jointEntries(enteredAt);
        const table = { ...groups, entryKeys, isJoint, runs: toStandingRuns(groups, enteredAt, isJoint) };
        const client = await app.pool.connect();
        await writeStandings(client, settlementId, { entryIds, table });
        client.release();
        const { order, positions } = rankStandings(entryKeys, enteredAt);
        const lines = Array.from(order, (entry, at) => {
          const { points, bestCard, goalsAndAssists, cards } = standingOfKey(entryKeys[entry] ?? 0);
          const figures = [points, bestCard, goalsAndAssists, cards];
          return { id: idOf(entry), place: at + 1, position: positions[entry], figures };
        });
        const readers = [
          "select * from standing where settlement_id = $1",
          "select * from standing_lines($1, 1, 200)",
          "select l.* from unnest($2::int[]) id cross join lateral standing_of($1, id) l",
        ];
        for (const reader of readers)
          expect(await linesBy(reader, settlementId, [...entryIds])).toEqual(lines);
      }),
      { numRuns: 60 },
    );
  });
});
