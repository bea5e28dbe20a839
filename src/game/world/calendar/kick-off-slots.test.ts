import { describe, expect, test } from "vitest";
import { leagueSlugs } from "#game/world/catalogue/leagues.ts";
import { kickOffSlots } from "./kick-off-slots.ts";
import type { KickOffSlot } from "./kick-off-slots.ts";

const [SATURDAY, SUNDAY] = [1, 2];

function keysOf(slots: readonly KickOffSlot[]): string[] {
  return slots.map(({ dayOffset, time }) => `${dayOffset} ${time}`);
}

describe.each(leagueSlugs)("kick-offs of %s", (league) => {
  const { whole, half, last } = kickOffSlots[league];

  test("are ten for a round on one weekend, from Friday evening to Monday evening", () => {
    const days = whole.map(({ dayOffset }) => dayOffset);
    expect(days).toHaveLength(10);
    expect(days[0]).toBe(0);
    expect(days.at(-1)).toBe(3);
    expect(days.filter((day) => day === SATURDAY || day === SUNDAY)).toHaveLength(8);
    expect([whole[0], whole.at(-1)].every((slot) => slot && slot.time >= "20:00")).toBe(true);
  });

  test("are five for half a round, on Saturday and Sunday at times of whole ones", () => {
    expect(half).toHaveLength(5);
    expect(new Set(half.map(({ dayOffset }) => dayOffset))).toEqual(new Set([SATURDAY, SUNDAY]));
    const usual = keysOf(whole);
    expect(keysOf(half).filter((key) => !usual.includes(key))).toEqual([]);
  });

  test("are one for the last round, on Sunday afternoon", () => {
    expect(last.map(({ dayOffset }) => dayOffset)).toEqual([SUNDAY]);
    expect(last.every(({ time }) => time >= "15:00" && time < "19:00")).toBe(true);
  });

  test("are in order, from half past twelve to a quarter past nine", () => {
    for (const slots of [whole, half, last]) {
      expect(keysOf(slots)).toEqual(keysOf(slots).sort());
      for (const { time } of slots) {
        expect(time).toMatch(/^\d\d:(00|15|30|45)$/);
        expect(time >= "12:30" && time <= "21:15").toBe(true);
      }
    }
  });
});
