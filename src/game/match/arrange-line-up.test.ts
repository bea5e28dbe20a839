import { describe, expect, test } from "vitest";
import { isOutOfPosition } from "#game/team/formation.ts";
import { arrangeLineUp, worthOf } from "./arrange-line-up.ts";
import { houseLineUp } from "./house-team.ts";
import type { Five, LineUpPlayer } from "./line-up.ts";
import { decideLineUp, mapFive } from "./line-up.ts";

const { players } = houseLineUp("1-2-1", 80);

describe("arranging a line-up", () => {
  test("brings everybody home, in whatever order they come", () => {
    const [a, b, c, d, e] = players;
    const shuffled: Five<LineUpPlayer> = [e, c, a, d, b];
    const arranged = arrangeLineUp(shuffled, "1-2-1");
    expect(arranged.players.some(({ slot, position }) => isOutOfPosition(slot, position))).toBe(false);
    expect(worthOf(arranged.players)).toBe(400);
  });

  test("keeps the given order among players who are worth the same", () => {
    const alike = mapFive(players, (player): LineUpPlayer => ({ ...player, position: "midfielder" }));
    const arranged = arrangeLineUp(alike, "1-2-1");
    expect(arranged.players.map(({ playerName }) => playerName)).toEqual(
      players.map(({ playerName }) => playerName),
    );
    expect(arranged.players.map(({ slot }) => slot)).toEqual(["GK", "CB", "CM", "CM", "ST"]);
    expect(arranged.formation).toBe("1-2-1");
  });

  test("puts the best where a place out of position costs least", () => {
    const [keeper, , left, right, forward] = players;
    const spare: LineUpPlayer = { ...keeper, playerName: "Spare", overall: 20 };
    const arranged = arrangeLineUp([spare, keeper, left, right, forward], "1-2-1");
    expect(arranged.players[0].playerName).toBe(keeper.playerName);
    expect(worthOf(arranged.players)).toBe(4 * 80 + 1);
  });

  test("moves as few as it must into another formation", () => {
    const arranged = arrangeLineUp(players, "2-1-1");
    expect(decideLineUp(arranged).ok).toBe(true);
    expect(worthOf(arranged.players)).toBe(400 - 12);
    expect(arranged.players.map(({ playerName }) => playerName).toSorted()).toEqual(
      players.map(({ playerName }) => playerName).toSorted(),
    );
  });
});
