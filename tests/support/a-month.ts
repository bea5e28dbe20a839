import fc from "fast-check";
import { positions } from "#game/card/position.ts";
import { UNKNOWN_PERFORMANCE } from "#game/football/performance.ts";
import { pickCode, SCORELESS_PICK } from "#game/tournament/pick-code.ts";
import type { MonthPerformance } from "#game/tournament/settle-entries.ts";

/** Few players and few instants, so random cases often share them. */
const aPlayer = fc.integer({ min: 1, max: 6 });

/** A player's figures in one fixture of a generated month. */
export const aMonthPerformance: fc.Arbitrary<MonthPerformance> = fc.record({
  playerId: aPlayer,
  kickOff: fc.integer({ min: 1, max: 8 }),
  season: fc.constantFrom(2023, 2025),
  performance: fc
    .record({
      minutes: fc.constantFrom(0, 30, 90),
      goals: fc.integer({ min: 0, max: 3 }),
      assists: fc.integer({ min: 0, max: 2 }),
      conceded: fc.integer({ min: 0, max: 4 }),
      yellowCards: fc.integer({ min: 0, max: 1 }),
      redCards: fc.integer({ min: 0, max: 1 }),
    })
    .map((figures) => ({ ...UNKNOWN_PERFORMANCE, ...figures })),
});

/** The code of a pick. Player 90 hasn't played: the code is beyond the last known player's. */
export const aPickCode = fc.oneof(
  fc.constant(SCORELESS_PICK),
  fc
    .tuple(fc.oneof(aPlayer, fc.constant(90)), fc.constantFrom(...positions))
    .map(([id, position]) => pickCode(id, position)),
);
