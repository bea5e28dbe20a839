import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupByKey } from "./key-groups.ts";
import { moveEntries } from "./move-entries.ts";

const aKey = fc.oneof(fc.nat(5), fc.constantFrom(2 ** 31, 2 ** 32 - 1));

describe("entries that have got another key", () => {
  test("move to where grouping all of them anew puts them", () => {
    const changes = fc.array(fc.record({ before: aKey, now: fc.option(aKey) }), { maxLength: 60 });
    fc.assert(
      fc.property(changes, (entries) => {
        const before = Uint32Array.from(entries, (entry) => entry.before);
        const now = Uint32Array.from(entries, (entry) => entry.now ?? entry.before);
        const moved = Uint32Array.from([...now.keys()].filter((entry) => now[entry] !== before[entry]));
        expect(moveEntries(groupByKey(before), now, moved)).toEqual(groupByKey(now));
      }),
      { numRuns: 2000 },
    );
  });
});
