import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEADLINE_HELD_FOR, holdDeadline } from "./deadline.ts";

const HOUR = 3_600_000;
const now = 1_000 * HOUR;

describe("a deadline", () => {
  test.each<[string, number | null, number, number]>([
    ["that nobody has been told is the computed one", null, 5, 5],
    ["more than a day away moves later", 25, 40, 40],
    ["more than a day away moves earlier", 25, 3, 3],
    ["exactly a day away moves later", 24, 40, 40],
    ["less than a day away stays where fixtures move later", 23, 40, 23],
    ["less than a day away moves earlier", 23, 3, 3],
    ["less than a day away moves no earlier than now", 23, -2, 0],
    ["more than a day away moves no earlier than now", 25, -2, 0],
    ["that is now stays where fixtures move later", 0, 40, 0],
    ["that is now stays where fixtures move earlier", 0, -9, 0],
    ["that has passed stays where fixtures move later", -1, 40, -1],
    ["that has passed stays where fixtures move earlier", -1, -9, -1],
  ])("%s", (_, published, computed, stands) => {
    const told = published === null ? null : now + published * HOUR;
    expect(holdDeadline(told, now + computed * HOUR, now)).toBe(now + stands * HOUR);
  });

  test("within its last day it never moves later, whatever the fixtures do", () => {
    const aMove = fc.record({
      wait: fc.integer({ min: 0, max: 5 * HOUR }),
      to: fc.integer({ min: -50, max: 50 }),
    });
    fc.assert(
      fc.property(fc.array(aMove, { maxLength: 20 }), (moves) => {
        let [instant, deadline] = [now, now + 10 * HOUR];
        for (const { wait, to } of moves) {
          instant += wait;
          const moved = holdDeadline(deadline, instant + to * HOUR, instant);
          expect(moved).toBeLessThanOrEqual(deadline);
          expect(moved).toBeGreaterThanOrEqual(Math.min(instant, deadline));
          expect(deadline > instant || moved === deadline).toBe(true);
          deadline = moved;
        }
        expect(deadline - now).toBeLessThan(DEADLINE_HELD_FOR);
      }),
    );
  });
});
