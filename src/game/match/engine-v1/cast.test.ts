import { describe, expect, test } from "vitest";
import { houseLineUp } from "#game/match/house-team.ts";
import type { LineUp } from "#game/match/line-up.ts";
import { castOf, foulWeightsOf, sendOff } from "./cast.ts";

const lineUp = houseLineUp("1-2-1", 80);
const [KEEPER, DEFENDER, LEFT, RIGHT, FORWARD] = [0, 1, 2, 3, 4];

describe("who does what in a side", () => {
  test("follows the slot: forwards shoot, midfielders create, defenders and midfielders carry", () => {
    const { shoot, create, carry } = castOf(lineUp);
    expect(shoot.indexOf(Math.max(...shoot))).toBe(FORWARD);
    expect(shoot.indexOf(Math.min(...shoot))).toBe(KEEPER);
    expect(create[LEFT]).toBe(create[RIGHT]);
    expect(create.indexOf(Math.max(...create))).toBe(LEFT);
    expect(carry[DEFENDER]).toBeGreaterThan(carry[FORWARD] ?? Infinity);
    expect(carry[LEFT]).toBeGreaterThan(carry[DEFENDER] ?? Infinity);
  });

  test("grows with the square of the overall", () => {
    const half = castOf(houseLineUp("1-2-1", 40));
    const whole = castOf(lineUp);
    for (const deed of ["shoot", "create", "carry"] as const) {
      expect(whole[deed].map((weight, at) => weight / (half[deed][at] ?? 0))).toEqual([4, 4, 4, 4, 4]);
    }
  });

  test("follows what a player is worth in the slot, not the card", () => {
    const [keeper, defender, left, right, forward] = lineUp.players;
    const astray: LineUp = {
      formation: "1-2-1",
      players: [keeper, { ...defender, position: "forward" }, left, right, forward],
    };
    const share = (castOf(astray).shoot[DEFENDER] ?? 0) / (castOf(lineUp).shoot[DEFENDER] ?? 0);
    expect(share).toBeCloseTo((68 / 80) ** 2, 9);
  });

  test("is nothing for a player who was sent off", () => {
    const cast = castOf(lineUp);
    sendOff(cast, LEFT);
    expect([cast.shoot[LEFT], cast.create[LEFT], cast.carry[LEFT]]).toEqual([0, 0, 0]);
    expect(cast.shoot[RIGHT]).toBe(castOf(lineUp).shoot[RIGHT]);
  });
});

describe("how prone players are to a foul", () => {
  test("falls from the back to the front, and is nothing for a keeper in goal", () => {
    expect(foulWeightsOf(lineUp)).toEqual([0, 3, 2, 2, 1]);
  });

  test("doesn't depend on the overall", () => {
    expect(foulWeightsOf(houseLineUp("1-2-1", 40))).toEqual(foulWeightsOf(lineUp));
  });
});
