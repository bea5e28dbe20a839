import { describe, expect, test } from "vitest";
import type { Position } from "#game/card/position.ts";
import { lineUpOdds } from "./line-up-odds.ts";

/** How often somebody starts whose place is safe. */
const SAFE = 0.93;

let made = 0;

function squad(position: Position, overalls: readonly number[], clubId = 1) {
  return overalls.map((overall) => {
    made += 1;
    return { playerId: made, clubId, position, overall };
  });
}

/** The chances of a squad's players of one position to start, in the order given. */
function oddsOf(position: Position, ...overalls: number[]): (number | undefined)[] {
  const players = squad(position, overalls);
  const odds = lineUpOdds(players);
  return players.map(({ playerId }) => odds.get(playerId));
}

describe("the chance to start for a club that hasn't played", () => {
  test("is that of a first choice for a player who leads by three points of overall", () => {
    expect(oddsOf("goalkeeper", 80, 77)).toEqual([SAFE, 0]);
    expect(oddsOf("goalkeeper", 70, 85)).toEqual([0, SAFE]);
  });

  test("is half of that for equals, and moves with each point between them", () => {
    expect(oddsOf("forward", 75, 75)).toEqual([SAFE / 2, SAFE / 2]);
    const [ahead, behind] = oddsOf("forward", 76, 75);
    expect(ahead).toBeCloseTo((SAFE * 2) / 3, 12);
    expect(behind).toBeCloseTo(SAFE / 3, 12);
  });

  test("is that of a first choice where nobody else wants the place", () => {
    expect(oddsOf("goalkeeper", 60)).toEqual([SAFE]);
    expect(oddsOf("defender", 80, 60, 60, 60)).toEqual([SAFE, SAFE, SAFE, SAFE]);
  });

  test.each<[Position, number]>([
    ["goalkeeper", 1],
    ["defender", 4],
    ["midfielder", 5],
    ["forward", 1],
  ])("a %s has a place among the best %i", (position, places) => {
    const best = Array<number>(places).fill(80);
    const odds = oddsOf(position, ...best, 70, 70);
    expect(odds).toEqual([...best.map(() => SAFE), 0, 0]);
  });

  test("depends on the first without a place, or on the last with one", () => {
    // Four defenders start: the fourth is one ahead of the fifth, who is four behind the third.
    const [fifth, first, sixth, , fourth, third] = oddsOf("defender", 75, 90, 74, 85, 76, 79);
    expect([first, third]).toEqual([SAFE, SAFE]);
    expect(fourth).toBeCloseTo((SAFE * 2) / 3, 12);
    expect(fifth).toBeCloseTo(SAFE / 3, 12);
    expect(sixth).toBeCloseTo(SAFE / 6, 12);
  });

  test("depends on no other club and no other position", () => {
    const [own] = squad("forward", [70]);
    const elsewhere = [...squad("forward", [90], 2), ...squad("goalkeeper", [90])];
    expect(lineUpOdds([...elsewhere, ...(own ? [own] : [])]).get(own?.playerId ?? 0)).toBe(SAFE);
  });
});
